import type { SubmitEvent } from "react";
import { listNames } from "../../lib/moderation-text.ts";
import { maxLength } from "../../schemas/limits.ts";
import { moderationLists } from "../../schemas/moderation.ts";
import type { ModerationState, ModerationStore } from "../../stores/moderation.ts";

interface Props {
  store: ModerationStore;
  state: ModerationState;
  username: string;
}

/** The lists and the search. Selecting the current list reloads it. */
export function ModerationBar({ store, state, username }: Props) {
  const { view, search } = state;
  const views = [
    ...moderationLists.map((list) => [list, listNames[list]] as const),
    ["log", "Log"] as const,
  ];
  return (
    <div className="moderation-bar">
      <p className="moderation-user">
        <span>
          Signed in as <strong>{username}</strong>
        </span>
        <button className="button quiet" type="button" onClick={store.signOut}>
          Sign out
        </button>
      </p>
      <nav aria-label="Lists">
        {views.map(([id, label]) => (
          <button
            key={id}
            className="button quiet"
            type="button"
            aria-current={view === id ? "page" : undefined}
            onClick={() => store.show(id, id === "log" ? "" : search)}
          >
            {label}
          </button>
        ))}
      </nav>
      {view !== "log" && <Search store={store} view={view} search={search} />}
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
