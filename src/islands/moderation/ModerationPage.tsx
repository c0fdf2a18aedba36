import { useStore } from "@nanostores/react";
import { type SubmitEvent, useEffect } from "react";
import { badgeNames } from "../../components/forum/WriterBadge.tsx";
import { ceilingText, countedName, listNames } from "../../lib/moderation-text.ts";
import { maxLength, mostHeldByReports } from "../../schemas/limits.ts";
import { moderationLists, type Session } from "../../schemas/moderation.ts";
import { $moderation, isList, open, sessionOf, show, signOut } from "../../stores/moderation.ts";
import { Accounts, OwnAccount } from "./Accounts.tsx";
import { Button } from "./elements.tsx";
import { Log, Problems } from "./Records.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { LinkForm, SignInForm } from "./SignIn.tsx";

const tokenInAddress = () => /^#link=(.+)/.exec(location.hash)?.[1];

export default function ModerationPage() {
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
      {view === "problems" && <Problems />}
      {session && view === "account" && <OwnAccount session={session} />}
      {session && view === "accounts" && <Accounts session={session} />}
      {view === "log" && <Log />}
    </div>
  );
}

/** The lists and the search. Selecting the current list reloads it. */
export function ModerationBar({ session: { username, role } }: { session: Session }) {
  const { view, search, overview } = useStore($moderation);
  const problems = overview && overview.mails.length + overview.errors.length;
  const views = [
    ...moderationLists.map(
      (list) => [list, countedName(listNames[list], overview?.counts[list])] as const,
    ),
    ["problems", countedName("Problems", problems)] as const,
    ["log", "Log"] as const,
    ["account", "Your account"] as const,
    ...(role === "creator" ? [["accounts", "Accounts"] as const] : []),
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
          <input
            id="moderation-search"
            name="search"
            type="search"
            defaultValue={search}
            maxLength={maxLength.search}
          />
          <button className="button quiet" type="submit">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
