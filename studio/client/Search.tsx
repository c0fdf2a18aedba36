import { useId } from "react";
import { entryTitle } from "../../src/collections/entry-title.ts";
import { plural } from "../../src/lib/text/plural.ts";
import type { FileSummary } from "../protocol.ts";
import { headingOf } from "./page.tsx";
import { hrefOf } from "./route.ts";
import { stored, unsavedForms } from "./stored.ts";

interface SearchProps {
  words: string;
  search: (words: string) => void;
}

export function SearchBox({ words, search }: SearchProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Search</label>
      <input
        id={id}
        type="search"
        placeholder="Words, or draft, example, mistake"
        value={words}
        onChange={({ target }) => search(target.value)}
      />
    </div>
  );
}

export const findEntries = (entries: FileSummary[], words: string): FileSummary[] => {
  const wanted = words.toLowerCase().split(/\s+/);
  return entries.filter((entry) => wanted.every((word) => entry.words.includes(word)));
};

export const EntryLink = (entry: FileSummary) => (
  <div className="cluster">
    <a className="tap" href={hrefOf(entry.at)}>
      {entry.title}
    </a>
    <span className="hint">{entry.at.split("/").at(-1)}</span>
    <Badges {...entry} />
  </div>
);

export function Badges({ isDraft, isSample, errorCount }: FileSummary) {
  return (
    <>
      {isDraft && <span className="badge">Draft</span>}
      {isSample && <span className="badge sample">Example</span>}
      {errorCount > 0 && <span className="badge wrong">{plural(errorCount, "mistake")}</span>}
    </>
  );
}

/** @param under the start of their hashes, such as `new/videos` */
export function Unsaved({ under = "" }: { under?: string }) {
  const forms = unsavedForms().filter((form) => form.startsWith(under));
  if (forms.length === 0) return null;
  return (
    <p className="notice">
      These have text that is not saved, so it is not published:
      {forms.map((form) => (
        <a key={form} href={form.startsWith("new/") ? `#/${form}` : hrefOf(form)}>
          {entryTitle(stored(form)?.fields ?? {}) ?? headingOf(form)}
        </a>
      ))}
    </p>
  );
}
