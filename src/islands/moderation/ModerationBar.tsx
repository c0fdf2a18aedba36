import type { SubmitEvent } from "react";
import { badgeNames } from "../../components/forum/WriterBadge.tsx";
import { ceilingText, countedName, listNames } from "../../lib/moderation-text.ts";
import { maxLength, mostHeldByReports } from "../../schemas/limits.ts";
import { moderationLists, type Session } from "../../schemas/moderation.ts";
import { isList, type ModerationState, type ModerationStore } from "../../stores/moderation.ts";
import { Button } from "./Button.tsx";

interface Props {
  store: ModerationStore;
  state: ModerationState;
  session: Session;
}

/** The lists and the search. Selecting the current list reloads it. */
export function ModerationBar({ store, state, session: { username, role } }: Props) {
  const { view, search, overview } = state;
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
        <Button onClick={store.signOut}>Sign out</Button>
      </p>
      <nav className="cluster" aria-label="Lists">
        {views.map(([id, label]) => (
          <Button
            key={id}
            aria-current={view === id ? "page" : undefined}
            onClick={() => store.show(id, isList(id) ? search : "")}
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
      {isList(view) && <Search store={store} view={view} search={search} />}
    </div>
  );
}

interface SearchProps {
  store: ModerationStore;
  view: ModerationState["view"];
  search: string;
}

function Search({ store, view, search }: SearchProps) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void store.show(view, String(new FormData(event.currentTarget).get("search")).trim());
  }
  return (
    <search>
      <form className="moderation-search field" onSubmit={onSubmit}>
        <label htmlFor="moderation-search">Search names and text</label>
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
      </form>
    </search>
  );
}
