import { AccountForm, SignInForm } from "../accounts/AccountForms.tsx";
import { Press } from "../accounts/Press.tsx";
import { badgeNames } from "../posts/WriterBadge.tsx";
import { ErasePerson } from "./DeleteForGood.tsx";
import { failedAlertText, listNames } from "./moderation-text.ts";
import { moderationAddress, postName } from "./page-address.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import {
  moderationLists,
  type Overview,
  type PageData,
  type PageView,
  type Session,
} from "./schema/moderation.ts";

/** The moderators' page. */
export function ModerationView(props: PageData) {
  const { moderator, view, problem, status, overview } = props;
  const hasPost = props.posts.some((post) => postName(post) === view.at);
  return (
    <div className="moderation stack">
      {status && (
        <p className="notice" role="status">
          {status}
        </p>
      )}
      {problem && !hasPost && (
        <p role="alert" className="notice danger">
          {problem}
        </p>
      )}
      {!moderator && <SignInForm {...props} />}
      {moderator && overview && <Lists view={view} overview={overview} />}
      {moderator && view.show === "account" && <AccountForm {...props} moderator={moderator} />}
      {moderator && view.show !== "account" && <Posts {...props} moderator={moderator} />}
    </div>
  );
}

function Lists({ view, overview }: { view: PageView; overview: Overview }) {
  const { show, search } = view;
  return (
    <>
      <Notices {...overview} />
      <nav className="cluster" aria-label="Lists">
        {moderationLists.map((list) => (
          <a
            key={list}
            className={show === list ? "button" : "button quiet"}
            aria-current={show === list ? "page" : undefined}
            href={moderationAddress({ show: list, search })}
          >
            {list === "waiting" || list === "reported"
              ? `${listNames[list]} (${overview[list]})`
              : listNames[list]}
          </a>
        ))}
      </nav>
      {show !== "account" && (
        <details open={search !== ""}>
          <summary className="tap fold">Search</summary>
          <search>
            <form className="field site-search" action="/desk">
              <label htmlFor="moderation-search">Search names, text or an email address</label>
              <div>
                <input type="hidden" name="show" value={show} />
                <input id="moderation-search" name="search" type="search" defaultValue={search} />
                <button className="button quiet" type="submit">
                  Search
                </button>
              </div>
            </form>
          </search>
        </details>
      )}
    </>
  );
}

const Notices = ({ hasMail, alerted, failedAlert }: Overview) => (
  <>
    {hasMail && alerted === 0 && (
      <p className="notice danger">
        Nobody gets an email about a possible crisis.{" "}
        <a href={moderationAddress({ show: "account" })}>Enter your address</a>
      </p>
    )}
    {!hasMail && (
      <p className="notice">
        This site cannot send emails yet, so nobody gets an alert. “Mail” in docs/deploying.md
        explains how to set it up.
      </p>
    )}
    {failedAlert && <p className="notice danger">{failedAlertText(failedAlert)}</p>}
  </>
);

/** One form, so that a half-written answer to one post is sent and shown again with an action on another. */
function Posts(props: PageData & { moderator: Session }) {
  const { view, posts, hasMore, moderator } = props;
  const { search, writer, page } = view;
  const list = moderationLists.find((known) => known === view.show) ?? "waiting";
  const fields = { show: list, search, writer, page };
  return (
    <form className="stack" method="post" action="/desk" aria-label={listNames[list]}>
      {/* Enter in a text field presses the first button. */}
      <button className="visually-hidden" type="submit" disabled tabIndex={-1} aria-hidden />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {search && <p>Posts with “{search}”</p>}
      {writer && <p>All posts of this writer</p>}
      {posts.length === 0 && <p className="hint">No posts in this list.</p>}
      <ul role="list" className="stack">
        {posts.map((post) => (
          <li key={postName(post)}>
            <ReviewCard {...props} post={post} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p>
          <a
            className="button quiet"
            href={moderationAddress({ ...fields, page: String(Number(page || 1) + 1) })}
          >
            Older posts
          </a>
        </p>
      )}
      <ErasePerson found={props.person} />
      {posts.length > 1 && (
        <p>
          <Press value="remove-selected">Remove the ticked posts</Press>
        </p>
      )}
      <p className="cluster">
        <span>
          Signed in as <strong>{moderator.username}</strong> ({badgeNames[moderator.role]})
        </span>
        <a className="tap" href={moderationAddress({ show: "account" })}>
          Your account
        </a>
        <Press value="sign-out">Sign out</Press>
      </p>
    </form>
  );
}
