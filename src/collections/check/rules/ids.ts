import type { ContentError } from "../../../lib/content-error.ts";
import { didYouMean, withSameNumber } from "../../../lib/did-you-mean.ts";
import { fieldError } from "../../../lib/schema-errors.ts";
import { type CollectionName, collectionNames, hasIds } from "../../collections.ts";
import { titleKey } from "../../entry-title.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { entriesOf, numbersOf, repeats } from "../../files/select-entries.ts";

/** Collections that share their ids, because `?video=` can refer to either. */
const sharedIds: CollectionName[] = ["videos", "evidence"];

/** Reports ids that are used twice, and ids and names of deleted entries that are used again. */
export function checkIds(content: Content): ContentError[] {
  const separate = collectionNames.filter((name) => hasIds(name) && !sharedIds.includes(name));
  const groups = [sharedIds, ...separate.map((name) => [name])];
  return [
    ...groups.flatMap((names) => repeatedNumbersIn(content, names)),
    ...content.entries.flatMap((entry) => reusedError(content, entry)),
  ];
}

function repeatedNumbersIn(content: Content, names: CollectionName[]): ContentError[] {
  return repeatedNumbers(entriesOf(content, ...names), retiredIn(content, names));
}

/** Reports entries that have the id of an earlier entry. @param retired ids of deleted entries */
export const repeatedNumbers = (entries: Entry[], retired: unknown[] = []): ContentError[] =>
  repeats(entries, ({ fields: { id } }) => (typeof id === "number" ? id : undefined)).map(
    ({ entry, other }) => {
      const isShared = entry.collection !== other.collection;
      const why = isShared ? " Videos and evidence share their numbers." : "";
      const text = `found ${entry.fields["id"]}, which ${other.file} already has. Expected a different number.${why}`;
      return fieldError(entry, ["id"], text, freeNumber(entries, retired));
    },
  );

const freeNumber = (entries: Entry[], retired: unknown[]): number =>
  1 + Math.max(0, ...entries.flatMap(numbersOf), ...retired.map(Number));

/** Returns the id for a new entry, or undefined if the collection does not use ids. */
export function nextNumber(content: Content, collection: CollectionName): number | undefined {
  if (!hasIds(collection)) return undefined;
  const names = sharedIds.includes(collection) ? sharedIds : [collection];
  return freeNumber(entriesOf(content, ...names), retiredIn(content, names));
}

function retiredIn({ retired }: Content, names: CollectionName[]): unknown[] {
  return names.flatMap((name) => retired?.fields[name] ?? []);
}

function reusedError(content: Content, entry: Entry): ContentError[] {
  const { collection, name, fields } = entry;
  const byId = hasIds(collection);
  if (!retiredIn(content, [collection]).includes(byId ? fields["id"] : name)) return [];
  const why = "so that old links do not open something else";
  const former = "of a deleted entry in content/retired.json";
  if (!byId) {
    const text = `"${name}" was the name ${former}. Bring that entry back, or choose another name, ${why}.`;
    return [fieldError(entry, [titleKey(fields) ?? "file"], text)];
  }
  const text = `found ${fields["id"]}, the number ${former}. Expected a new number, ${why}.`;
  return [fieldError(entry, ["id"], text, nextNumber(content, collection))];
}

export const transcriptNames = (entry: Entry): string[] =>
  numbersOf(entry).map((number) => `${entry.collection}-${number}`);

export const spokenEntries = (content: Content) =>
  entriesOf(content, "videos", "evidence", "podcasts");

const howToName =
  "Name the file after the folder and the number of the entry, for example videos-4.md or podcasts-1.md; or delete it.";

/** Reports transcripts whose file name is not that of a video, piece of evidence or interview. */
export function checkTranscripts(content: Content): ContentError[] {
  const known = spokenEntries(content).flatMap(transcriptNames);
  return entriesOf(content, "transcripts").flatMap(({ name, file }) => {
    if (known.includes(name)) return [];
    const hint = didYouMean(name, withSameNumber(name, known), howToName);
    const text = `no video, piece of evidence or interview has the transcript "${name}"${hint}`;
    return { file, line: 1, path: ["file"], text };
  });
}
