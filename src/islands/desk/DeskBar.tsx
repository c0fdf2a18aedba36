import type { SubmitEvent } from "react";
import { listNames } from "../../lib/desk/words.ts";
import { deskLists } from "../../schemas/desk.ts";
import type { DeskState, DeskStore } from "../../stores/desk.ts";

interface Props {
  desk: DeskStore;
  state: DeskState;
  username: string;
}

/** Who sits here, the lists, and the search. A list that is chosen again is read afresh. */
export function DeskBar({ desk, state, username }: Props) {
  const { view, search } = state;
  const views = [
    ...deskLists.map((list) => [list, listNames[list]] as const),
    ["log", "Log"] as const,
  ];
  return (
    <div className="desk-bar">
      <p className="desk-who">
        <span>
          Signed in as <strong>{username}</strong>
        </span>
        <button className="button quiet" type="button" onClick={desk.signOut}>
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
            onClick={() => desk.show(id, id === "log" ? "" : search)}
          >
            {label}
          </button>
        ))}
      </nav>
      {view !== "log" && <Search desk={desk} view={view} search={search} />}
    </div>
  );
}

interface SearchProps {
  desk: DeskStore;
  view: DeskState["view"];
  search: string;
}

function Search({ desk, view, search }: SearchProps) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void desk.show(view, String(new FormData(event.currentTarget).get("search")).trim());
  }
  return (
    <search>
      <form className="desk-search field" onSubmit={onSubmit}>
        <label htmlFor="desk-search">Search names and words</label>
        <input id="desk-search" name="search" type="search" defaultValue={search} maxLength={200} />
        <button className="button quiet" type="submit">
          Search
        </button>
      </form>
    </search>
  );
}
