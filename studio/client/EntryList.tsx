import { useState } from "react";
import { plural } from "../../src/lib/text/plural.ts";
import { Status } from "../../src/ui/controls/Status.tsx";
import { formatMoment } from "../changed-fields.ts";
import type { CollectionSummary, DeletedEntry, FileSummary } from "../protocol.ts";
import { type ApiError, call } from "./api.ts";
import { Badges } from "./OverviewPage.tsx";
import { Alert, Button, ConfirmButton, Heading, headingOf, Load, LoadFold } from "./page.tsx";
import { goTo, hrefOf } from "./route.ts";
import { SortableList } from "./SortableList.tsx";
import { store, stored } from "./stored.ts";
import { FieldChanges } from "./Versions.tsx";
import { moved } from "./value-at.ts";

export const EntryList = ({ collection }: { collection: string }) => (
  <div className="wrap">
    <Heading back="" title={headingOf(collection)} />
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

const textOf = ({ at, title, isDraft, isSample, errorCount }: FileSummary): string =>
  [title, at, isDraft && "draft", isSample && "example", errorCount > 0 && "mistake"]
    .filter(Boolean)
    .join(" ")
    .toLowerCase();

function Entries({ name, one, isOpen, order, ...collection }: CollectionSummary) {
  const [entries, setEntries] = useState(collection.entries);
  const [error, setError] = useState("");
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLowerCase();
  const found = entries.filter((entry) => textOf(entry).includes(wanted));
  const canMove = order === "by hand" && found.length === entries.length;
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
            placeholder="A title, draft, example or mistake"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
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
      <Status className="hint">
        <p>
          {plural(found.length, "entry", "entries")}, {orders[order]}
        </p>
      </Status>
      <LastDeleted collection={name} />
      {isOpen && <DeletedEntries collection={name} />}
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

const orders: Record<CollectionSummary["order"], string> = {
  "by hand": "in your order, which visitors see too",
  "newest first": "newest first",
  "A to Z": "A to Z",
};

/** The entry that was deleted last in this browser. */
function LastDeleted({ collection }: { collection: string }) {
  const [deleted, setDeleted] = useState(() => stored("deleted", collection));
  const [error, setError] = useState("");
  if (!deleted) return null;
  const hide = () => {
    store("deleted", collection, undefined);
    setDeleted(undefined);
  };
  const undo = () =>
    call("PUT file", deleted).then(
      ({ at }) => {
        hide();
        goTo(hrefOf(at));
      },
      ({ message }: ApiError) => setError(message),
    );
  return (
    <div className="notice calm">
      <p>“{deleted.title}” was deleted.</p>
      <Alert lines={error ? [`Not undone. ${error}`] : []} />
      <div className="cluster">
        <Button onClick={undo}>Undo</Button>
      </div>
    </div>
  );
}

const DeletedEntries = ({ collection }: { collection: string }) => (
  <LoadFold title="Deleted entries" load={() => call("GET deleted", { in: collection })}>
    {(entries) => (
      <ul role="list" className="stack">
        {entries.map((entry) => (
          <Deleted key={entry.file} {...entry} />
        ))}
        {entries.length === 0 && <li className="hint">No published entry was deleted.</li>}
      </ul>
    )}
  </LoadFold>
);

function Deleted({ file, at = "", title, date, fields, published }: DeletedEntry) {
  const bringBack = async () => {
    await call("PUT version", { file, id: published });
    goTo(hrefOf(at));
  };
  return (
    <li className="card stack close">
      <p>
        <strong>{title}</strong>{" "}
        <span className="hint">
          {date ? `deleted on ${formatMoment(date)}` : "deleted, and not published since"}
        </span>
      </p>
      <details>
        <summary>Show its text</summary>
        <FieldChanges fields={fields} names={{ before: "Deleted text", after: "Now" }} />
      </details>
      <ConfirmButton
        text="Bring it back"
        about={title}
        title={`Bring back “${title}”?`}
        action={bringBack}
      >
        It gets its old address. Visitors see it once you publish it.
      </ConfirmButton>
    </li>
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
