import { useState } from "react";
import { plural } from "../../src/lib/plural.ts";
import type { CollectionSummary, FileSummary } from "../protocol.ts";
import { call } from "./api.ts";
import { Badges } from "./OverviewPage.tsx";
import { Alert, Heading, headingOf, Load } from "./page.tsx";
import { hrefOf } from "./route.ts";
import { SortableList } from "./SortableList.tsx";
import { moved } from "./value-at.ts";

export const EntryList = ({ collection }: { collection: string }) => (
  <div className="wrap">
    <Heading back={{ href: "#/", text: "Studio" }} title={headingOf(collection)} />
    <Load load={() => readCollection(collection)}>{(found) => <Entries {...found} />}</Load>
  </div>
);

async function readCollection(collection: string): Promise<CollectionSummary> {
  const { groups } = await call("GET overview");
  const all = groups.flatMap(({ collections }) => collections);
  const found = all.find(({ name }) => name === collection);
  if (found) return found;
  throw new Error("This list does not exist. Go back to the Studio and choose another.");
}

const filters: Record<string, (entry: FileSummary) => boolean> = {
  All: () => true,
  Drafts: ({ isDraft }) => isDraft,
  Examples: ({ isSample }) => isSample,
  "With mistakes": ({ errorCount }) => errorCount > 0,
};

function Entries({ name, one, isOpen, isOrdered, ...collection }: CollectionSummary) {
  const [entries, setEntries] = useState(collection.entries);
  const [error, setError] = useState("");
  const [query, setQuery] = useState("");
  const [filter, setFilter] = useState("All");
  const wanted = query.trim().toLowerCase();
  const found = entries
    .filter((entry) => filters[filter]?.(entry))
    .filter(({ at, title }) => `${title} ${at}`.toLowerCase().includes(wanted));
  const canMove = isOrdered && found.length === entries.length;
  const move = (from: number, to: number) => {
    setEntries(moved(entries, from, to));
    setError("");
    call("PUT order", { at: entries[from]?.at, to }).catch(({ message }: Error) => {
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
          <select id="filter" value={filter} onChange={({ target }) => setFilter(target.value)}>
            {Object.keys(filters).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        {isOpen ? (
          <a className="button" href={name === "transcripts" ? "#/" : `#/new/${name}`}>
            {name === "transcripts" ? "Start a transcript" : `New ${one}`}
          </a>
        ) : (
          <p className="hint">
            You cannot add or delete these, because the site uses a fixed list.
          </p>
        )}
      </div>
      <p className="hint" role="status">
        {plural(found.length, "entry", "entries")}
      </p>
      {canMove && <p className="hint">Visitors see the entries in this order.</p>}
      <Alert lines={error ? [`Not moved. ${error}`] : []} />
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
