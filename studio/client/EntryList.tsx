import { useState } from "react";
import { plural } from "../../src/lib/text/plural.ts";
import { Status } from "../../src/ui/controls/Status.tsx";
import type { CollectionSummary } from "../protocol.ts";
import { call } from "./api.ts";
import { Alert, Heading, headingOf, Load } from "./page.tsx";
import { usePlace, useSearch } from "./route.ts";
import { EntryLink, findEntries, SearchBox, Unsaved } from "./Search.tsx";
import { SortableList } from "./SortableList.tsx";
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

function Entries({ name, one, isOpen, order, ...collection }: CollectionSummary) {
  const [entries, setEntries] = useState(collection.entries);
  const [error, setError] = useState("");
  const [words, search] = useSearch(name);
  const found = findEntries(entries, words);
  usePlace();
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
        <SearchBox words={words} search={search} />
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
        <p>{plural(found.length, "entry", "entries")}</p>
      </Status>
      <Unsaved under={`new/${name}`} />
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
