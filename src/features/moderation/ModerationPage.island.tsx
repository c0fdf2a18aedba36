import { useStore } from "@nanostores/react";
import { type SubmitEvent, useEffect } from "react";
import { mostHeldByReports } from "../../lib/limits.ts";
import { linkToken } from "../../lib/link-token.ts";
import { ceilingText } from "../../lib/report-ceiling.ts";
import { island } from "../../ui/island.tsx";
import { badgeNames } from "../forum/WriterBadge.tsx";
import { Button } from "./elements.tsx";
import { $moderation, isList, open, sessionOf, show, signOut } from "./moderation.ts";
import { countedName, failedAlertText, listNames } from "./moderation-text.ts";
import { OwnAccount } from "./OwnAccount.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { LinkForm, SignInForm } from "./SignIn.tsx";
import { moderationLists, type Session } from "./schema/moderation.ts";

const tokenInAddress = () => linkToken(/^#link=(.+)/.exec(location.hash)?.[1] ?? "");

function ModerationPage() {
  const state = useStore($moderation);
  const { link, view, busy, status, problem } = state;
  const session = sessionOf(state);
  const isSignedIn = session !== undefined;
  const isUnknown = state.session === "unknown" && !link;
  useEffect(() => {
    void open(tokenInAddress());
    // A sign-in link that is pasted over the address of the page changes only the hash.
    const reload = () => tokenInAddress() && location.reload();
    addEventListener("hashchange", reload);
    return () => removeEventListener("hashchange", reload);
  }, []);
  useEffect(() => {
    if (isSignedIn && tokenInAddress()) history.replaceState(null, "", location.pathname);
  }, [isSignedIn]);
  return (
    <div className="moderation stack scripted" aria-busy={busy}>
      <p role="status">{isUnknown && !problem ? "Loading…" : status}</p>
      {problem && (
        <p role="alert" className="notice danger">
          {problem}
        </p>
      )}
      {link && <LinkForm {...link} />}
      {state.session === "none" && !link && <SignInForm />}
      {session && <ModerationBar session={session} />}
      <ReviewList />
      {session && view === "account" && <OwnAccount session={session} />}
    </div>
  );
}

export default island(ModerationPage);

/** The lists and the search. Selecting the current list reloads it. */
export function ModerationBar({ session: { username, role } }: { session: Session }) {
  const { view, search, overview } = useStore($moderation);
  const views = [
    ...moderationLists.map(
      (list) => [list, countedName(listNames[list], overview?.counts[list])] as const,
    ),
    ["account", "Your account"] as const,
  ];
  return (
    <div className="stack">
      <p className="cluster moderation-user">
        <span>
          Signed in as <strong>{username}</strong> ({badgeNames[role]})
        </span>
        <Button onClick={signOut}>Sign out</Button>
      </p>
      <nav className="cluster" aria-label="Lists">
        {views.map(([id, label]) => (
          <Button
            key={id}
            className={view === id ? "button" : "button quiet"}
            aria-current={view === id ? "page" : undefined}
            onClick={() => show(id, isList(id) ? search : "")}
          >
            {label}
          </Button>
        ))}
      </nav>
      {overview && overview.heldByReports >= mostHeldByReports && (
        <p className="notice">{ceilingText}</p>
      )}
      {overview?.failedAlert && (
        <p className="notice danger">{failedAlertText(overview.failedAlert)}</p>
      )}
      {overview?.hasMail === false && (
        <p className="notice">
          This site cannot send emails yet, so nobody gets an alert. “Mail” in docs/deploying.md
          explains how to set it up.
        </p>
      )}
      {isList(view) && <Search />}
    </div>
  );
}

function Search() {
  const { view, search } = useStore($moderation);
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void show(view, String(new FormData(event.currentTarget).get("search")).trim());
  }
  return (
    <search>
      <form className="field site-search" onSubmit={onSubmit}>
        <label htmlFor="moderation-search">Search names and text</label>
        <div>
          <input id="moderation-search" name="search" type="search" defaultValue={search} />
          <button className="button quiet" type="submit">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
