import { useState } from "react";
import { plural } from "../../../src/lib/plural.ts";
import type { CollectionSummary, FileSummary, Overview } from "../protocol.ts";
import { moveEntry, readOverview } from "./api.ts";
import { Heading } from "./Heading.tsx";
import { headingOf } from "./headings.ts";
import { Load } from "./Load.tsx";
import { Badges } from "./OverviewPage.tsx";
import { hrefOf } from "./route.ts";
import { SortableList } from "./SortableList.tsx";
import { moved } from "./value-at.ts";

/** The entries of a collection, with a search and a filter. */
export const EntryList = ({ collection }: { collection: string }) => (
  <div className="wrap">
    <Heading back={{ href: "#/", text: "Studio" }} title={headingOf(collection)} />
    <Load load={readOverview}>{({ groups }) => entriesIn(groups, collection)}</Load>
  </div>
);

function entriesIn(groups: Overview["groups"], collection: string) {
  const all = groups.flatMap(({ collections }) => collections);
  const found = all.find(({ name }) => name === collection);
  if (found) return <Entries {...found} />;
  return (
    <p className="notice danger" role="alert">
      This list does not exist. Go back to the Studio and choose another.
    </p>
  );
}

const filters = {
  all: { text: "All", matches: () => true },
  drafts: { text: "Drafts", matches: ({ isDraft }: FileSummary) => isDraft },
  samples: { text: "Examples", matches: ({ isSample }: FileSummary) => isSample },
  wrong: { text: "With mistakes", matches: ({ errorCount }: FileSummary) => errorCount > 0 },
};

type FilterName = keyof typeof filters;

function Entries({ name, one, isOpen, isOrdered, ...collection }: CollectionSummary) {
  const [entries, setEntries] = useState(collection.entries);
  const [error, setError] = useState("");
  const [query, setQuery] = useState("");
  const [filter, setFilter] = useState<FilterName>("all");
  const wanted = query.trim().toLowerCase();
  const found = entries
    .filter(filters[filter].matches)
    .filter(({ at, title }) => `${title} ${at}`.toLowerCase().includes(wanted));
  const canMove = isOrdered && found.length === entries.length;
  const move = (from: number, to: number) => {
    setEntries(moved(entries, from, to));
    setError("");
    moveEntry(entries[from]?.at ?? "", to).catch(({ message }: Error) => {
      setEntries(entries);
      setError(message);
    });
  };
  return (
    <>
      <div className="cluster tools">
        <div className="field">
          <label htmlFor="search">Search</label>
          <input
            id="search"
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="filter">Show</label>
          <select
            id="filter"
            value={filter}
            onChange={(event) => setFilter(event.target.value as FilterName)}
          >
            {Object.entries(filters).map(([key, { text }]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </div>
        {isOpen && name !== "transcripts" && (
          <a className="button" href={`#/new/${name}`}>
            New {one}
          </a>
        )}
        {name === "transcripts" && (
          <a className="button" href="#/">
            Start a transcript
          </a>
        )}
        {!isOpen && (
          <p className="hint">
            You cannot add or delete these, because the site uses a fixed list.
          </p>
        )}
      </div>
      <p className="hint" role="status">
        {plural(found.length, "entry", "entries")}
      </p>
      {canMove && <p className="hint">Visitors see the entries in this order.</p>}
      {error && (
        <p className="notice danger" role="alert">
          Not moved. {error}
        </p>
      )}
      <SortableList
        className="entries"
        names={found.map(({ title }) => title)}
        move={canMove ? move : undefined}
      >
        {(at) => found[at] && <EntryLink {...found[at]} />}
      </SortableList>
    </>
  );
}

const EntryLink = (entry: FileSummary) => (
  <div className="cluster">
    <a className="tap" href={hrefOf(entry.at)}>
      {entry.title}
    </a>
    <span className="hint">{entry.at.split("/").at(-1)}</span>
    <Badges {...entry} />
  </div>
);
