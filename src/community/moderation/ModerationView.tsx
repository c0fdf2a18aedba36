import { Status } from "../../ui/controls/Status.tsx";
import { AccountForm, SignInForm } from "../accounts/AccountForms.tsx";
import { Press } from "../accounts/Press.tsx";
import { failedAlertText, listNames } from "./moderation-text.ts";
import { Posts, ViewFields } from "./Posts.tsx";
import { Problem } from "./Problem.tsx";
import { moderationAddress, postName } from "./page-address.ts";
import { moderationLists, type Overview, type PageData } from "./schema/moderation.ts";

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

type ListsProps = PageData & { overview: Overview };

function Lists(props: ListsProps) {
  const { view, overview, posts } = props;
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
            {list === "waiting" ? `${listNames[list]} (${overview.waiting})` : listNames[list]}
          </a>
        ))}
      </nav>
      {show !== "account" && (
        <div className="cluster apart list-tools">
          <Search search={search} />
          {posts.length > 1 && !view.choose && (
            <a className="tap" href={moderationAddress({ ...view, choose: "1" })}>
              Choose several
            </a>
          )}
        </div>
      )}
    </>
  );
}

const Search = ({ search }: { search: string }) => (
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
);

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
