import { mostHeldByReports } from "../../lib/limits.ts";
import { ceilingText } from "../../lib/report-ceiling.ts";
import { Icon } from "../../ui/Icon.tsx";
import { badgeNames } from "../forum/WriterBadge.tsx";
import { AccountForm, SignInForm } from "./AccountForms.tsx";
import { ErasePerson } from "./DeleteForGood.tsx";
import { deskAddress, postName } from "./desk.ts";
import { type Live, Press } from "./elements.tsx";
import { failedAlertText, listNames } from "./moderation-text.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import {
  type DeskData,
  type DeskView,
  moderationLists,
  type Overview,
} from "./schema/moderation.ts";

/** The moderators' page. */
export function Desk(props: DeskData & Live) {
  const { moderator, view, problem, status, overview } = props;
  const hasPost = props.posts.some((post) => postName(post) === view.at);
  return (
    <div className="moderation stack" aria-busy={props.isBusy || undefined}>
      <p role="status">{view.show === "account" || !moderator ? status : undefined}</p>
      {problem && !hasPost && (
        <p role="alert" className="notice danger">
          {problem}
        </p>
      )}
      {!moderator && <SignInForm {...props} />}
      {moderator && overview && <Lists view={view} overview={overview} />}
      {moderator &&
        (view.show === "account" ? (
          <AccountForm {...props} moderator={moderator} />
        ) : (
          <Posts {...props} />
        ))}
    </div>
  );
}

/** Each list has an address, so that Back works. */
function Lists({ view, overview }: { view: DeskView; overview: Overview }) {
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
            href={deskAddress({ show: list, search })}
          >
            {list === "waiting" || list === "reported"
              ? `${listNames[list]} (${overview[list]})`
              : listNames[list]}
          </a>
        ))}
      </nav>
      {show !== "account" && (
        <details open={search !== ""}>
          <summary className="tap fold">
            Search <Icon name="chevron" size={20} />
          </summary>
          <search>
            <form className="field site-search" action="/desk">
              <label htmlFor="moderation-search">Search names, text or an email address</label>
              <div>
                <input type="hidden" name="show" value={show} />
                <input
                  key={search}
                  id="moderation-search"
                  name="search"
                  type="search"
                  defaultValue={search}
                />
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

const Notices = ({ hasMail, alerted, failedAlert, heldByReports }: Overview) => (
  <>
    {hasMail && alerted === 0 && (
      <p className="notice danger">
        Nobody gets an email about a possible crisis.{" "}
        <a href={deskAddress({ show: "account" })}>Enter your address</a>
      </p>
    )}
    {!hasMail && (
      <p className="notice">
        This site cannot send emails yet, so nobody gets an alert. “Mail” in docs/deploying.md
        explains how to set it up.
      </p>
    )}
    {failedAlert && <p className="notice danger">{failedAlertText(failedAlert)}</p>}
    {heldByReports >= mostHeldByReports && <p className="notice">{ceilingText}</p>}
  </>
);

/** One form, so that a half-written answer to one post is sent and shown again with an action on another. */
function Posts(props: DeskData & Live) {
  const { view, posts, hasMore, moderator, isBusy } = props;
  const { show, search, writer, page } = view;
  if (show === "account" || !moderator) return null;
  return (
    <form
      className="stack"
      method="post"
      action="/desk"
      ref={props.formRef}
      onSubmit={props.onSubmit}
      onInput={props.onInput}
      aria-label={listNames[show]}
    >
      {/* Enter in a text field presses the first button. */}
      <button className="visually-hidden" type="submit" disabled tabIndex={-1} aria-hidden />
      {Object.entries({ show, search, writer, page }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {search && <p>Posts with “{search}”</p>}
      {writer && <p>All posts of this writer</p>}
      {posts.length === 0 && <p className="hint">No posts in this list.</p>}
      <ul role="list" className="stack">
        {posts.map((post) => (
          <li key={postName(post)}>
            <ReviewCard {...props} post={post} moderator={moderator} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p>
          <a
            className="button quiet"
            href={deskAddress({ show, search, writer, page: String(Number(page || 1) + 1) })}
          >
            Older posts
          </a>
        </p>
      )}
      <ErasePerson found={props.person} isBusy={isBusy} />
      {posts.length > 1 && (
        <p className="cluster" id="ticked">
          <Press value="remove-selected" at="ticked" disabled={isBusy}>
            Remove the ticked posts
          </Press>
          <span role="status">{props.status}</span>
        </p>
      )}
      <p className="cluster">
        <span>
          Signed in as <strong>{moderator.username}</strong> ({badgeNames[moderator.role]})
        </span>
        <a className="tap" href={deskAddress({ show: "account" })}>
          Your account
        </a>
        <Press value="sign-out">Sign out</Press>
      </p>
    </form>
  );
}
