import { Status } from "../../ui/controls/Status.tsx";
import { AccountForm, SignInForm } from "../accounts/AccountForms.tsx";
import { Press } from "../accounts/Press.tsx";
import type { Session } from "../accounts/schema.ts";
import { badgeNames } from "../posts/WriterBadge.tsx";
import { ChooseBar, PostToChoose } from "./ChooseBar.tsx";
import { ErasePerson } from "./DeleteForGood.tsx";
import { failedAlertText, listNames } from "./moderation-text.ts";
import { Problem } from "./Problem.tsx";
import { moderationAddress, postName } from "./page-address.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import {
  moderationLists,
  type Overview,
  type PageData,
  type PageView,
} from "./schema/moderation.ts";

/** The moderators' page. */
export function ModerationView(props: PageData) {
  const { moderator, view, problem, status, overview } = props;
  const hasPost = props.posts.some((post) => postName(post) === view.at);
  return (
    <div className="moderation stack">
      {status && <Outcome {...props} />}
      {problem && !hasPost && <Problem text={problem} />}
      {!moderator && (
        <SignInForm {...props} kept={{ ...props.typed, show: view.show, search: view.search }} />
      )}
      {moderator && overview && <Lists {...props} overview={overview} />}
      {moderator && view.show === "account" && <AccountForm {...props} moderator={moderator} />}
      {moderator && view.show !== "account" && <Posts {...props} moderator={moderator} />}
    </div>
  );
}

/** A removal of several posts is undone by one press. */
function Outcome({ status, undo = [], view }: PageData) {
  return (
    <div className="notice stack close">
      <Status>
        <p>{status}</p>
      </Status>
      {undo.length > 0 && (
        <form method="post" action="/desk">
          <ViewFields view={view} />
          {undo.map((name) => (
            <input key={name} type="hidden" name={`pick-${name}`} value="on" />
          ))}
          <Press value="restore-selected">Undo</Press>
        </form>
      )}
    </div>
  );
}

/** The list that is shown after an action. */
const ViewFields = ({ view: { show, search, writer, page, choose, edit } }: { view: PageView }) =>
  Object.entries({ show, search, writer, page, choose, edit }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

type ListsProps = PageData & { overview: Overview };

function Lists(props: ListsProps) {
  const { view, overview } = props;
  const { show, search } = view;
  return (
    <>
      <Notices {...props} />
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
              <label htmlFor="moderation-search">Search all posts</label>
              <p className="hint" id="moderation-search-hint">
                Words of the name or the text, or parts of an email address
              </p>
              <div>
                <input type="hidden" name="show" value="recent" />
                <input
                  id="moderation-search"
                  name="search"
                  type="search"
                  defaultValue={search}
                  aria-describedby="moderation-search-hint"
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

const Notices = ({ hasMail, moderator, overview }: ListsProps) => {
  const { alerted, failedAlert, isClosed } = overview;
  const newEmail = moderator?.newEmail;
  return (
    <>
      {isClosed && (
        <form className="notice cluster" method="post" action="/desk">
          All discussions are closed. Visitors can read them, but write nothing.
          <Press value="unlock-all">Open all discussions</Press>
        </form>
      )}
      {hasMail && alerted === 0 && (
        <p className="notice danger">
          Nobody gets an email about a possible crisis
          {newEmail && ` until ${newEmail} is confirmed: open the email that was sent there`}.{" "}
          <a href={moderationAddress({ show: "account" })}>
            {newEmail ? "Send it again" : "Enter your address"}
          </a>
        </p>
      )}
      {!hasMail && (
        <p className="notice">
          This site cannot send emails yet, so nobody gets an alert. “Send emails” in
          docs/deploying.md explains how to set it up.
        </p>
      )}
      {failedAlert && <p className="notice danger">{failedAlertText(failedAlert)}</p>}
    </>
  );
};

/** One form, so that a half-written answer to one post is sent and shown again with an action on another. */
function Posts(props: PageData & { moderator: Session }) {
  const { view, posts, hasMore, moderator } = props;
  const { search, writer, page, choose } = view;
  const list = moderationLists.find((known) => known === view.show) ?? "waiting";
  return (
    <form className="stack" method="post" action="/desk" aria-label={listNames[list]}>
      {/* Enter in a text field presses the first button. */}
      <button className="visually-hidden" type="submit" disabled tabIndex={-1} aria-hidden />
      <ViewFields view={view} />
      {search && <p>{`${list === "recent" ? "All posts" : listNames[list]} with “${search}”`}</p>}
      {writer && (
        <p>
          All posts with the email address of this writer, and those from the same connection today.
          People can share a connection, so look at the names.
        </p>
      )}
      {posts.length === 0 && (
        <p className="hint">
          No posts in this list.{" "}
          {search && list !== "recent" && (
            <a href={moderationAddress({ show: "recent", search })}>Search all posts</a>
          )}
        </p>
      )}
      {posts.length > 1 && !choose && (
        <p>
          <a className="button quiet" href={moderationAddress({ ...view, choose: "1" })}>
            Choose several
          </a>
        </p>
      )}
      {choose && (
        <p className="hint">
          “All” takes every page of this list, but no possible crisis and no post about which a
          moderator has decided.
        </p>
      )}
      <ul role="list" className="post-rows">
        {posts.map((post) => (
          <li key={postName(post)}>
            {choose ? (
              <PostToChoose post={post} now={props.now} />
            ) : (
              <ReviewCard {...props} post={post} />
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p>
          <a
            className="button quiet"
            href={moderationAddress({ ...view, page: String(Number(page || 1) + 1) })}
          >
            Older posts
          </a>
        </p>
      )}
      <ErasePerson found={props.person} />
      {choose && posts.length > 0 && <ChooseBar {...props} />}
      <p className="cluster">
        <span>
          Signed in as <strong>{moderator.username}</strong> ({badgeNames[moderator.role]})
        </span>
        <a className="tap" href={moderationAddress({ show: "account" })}>
          Your account
        </a>
        {!props.overview?.isClosed && <Press value="lock-all">Close all discussions</Press>}
        <Press value="sign-out">Sign out</Press>
      </p>
    </form>
  );
}
