import type { ContentError } from "../../../errors/content-error.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { entriesOf, numbersOf } from "../../files/select-entries.ts";
import { type CollectionName, collectionNames } from "../../schemas/collections.ts";
import { lastFileId } from "../../schemas/publication.ts";
import { hasIds } from "../../schemas/retired.ts";

/** Collections that share their ids, because `?video=` can refer to either. */
const sharedIds: CollectionName[] = ["videos", "evidence"];

/** No id is used twice, and no retired id or name is used again. */
export function checkIds(content: Content): ContentError[] {
  const apart = collectionNames.filter((name) => hasIds(name) && !sharedIds.includes(name));
  const groups = [sharedIds, ...apart.map((name) => [name])];
  return [
    ...groups.flatMap((names) => idsOnce(content, names)),
    ...content.entries.flatMap((entry) => retiredOnes(content, entry)),
  ];
}

function idsOnce(content: Content, names: CollectionName[]): ContentError[] {
  return repeatedIds(entriesOf(content, ...names), retiredIn(content, names));
}

/**
 * Errors for entries with the id of an earlier entry.
 * @param retired ids that must not be suggested
 */
export function repeatedIds(entries: Entry[], retired: unknown[] = []): ContentError[] {
  const first = new Map<unknown, Entry>();
  return entries.flatMap((entry) => {
    const { id } = entry.fields;
    if (typeof id !== "number") return [];
    const other = first.get(id);
    first.set(id, other ?? entry);
    if (!other) return [];
    const why = entry.collection === other.collection ? "" : ", since both stand behind ?video=";
    const text = `found ${id}. Expected a number that ${other.file} does not have${why}.`;
    return fieldError(entry, ["id"], text, freeNumber(entries, retired));
  });
}

/** The id after the highest one ever used, or the lowest free one. */
function freeNumber(entries: Entry[], retired: unknown[]): number | undefined {
  const taken = new Set([...entries.flatMap(numbersOf), ...retired].map(Number));
  const next = [...taken].reduce((most, one) => Math.max(most, one), 0) + 1;
  if (next <= lastFileId) return next;
  return Array.from({ length: lastFileId }, (_, at) => at + 1).find((one) => !taken.has(one));
}

/** The id for a new entry; undefined if the collection has no ids. */
export function nextNumber(content: Content, collection: CollectionName): number | undefined {
  if (!hasIds(collection)) return undefined;
  const names = sharedIds.includes(collection) ? sharedIds : [collection];
  return freeNumber(entriesOf(content, ...names), retiredIn(content, names));
}

function retiredIn({ retired }: Content, names: CollectionName[]): unknown[] {
  return names.flatMap((name) => retired?.fields[name] ?? []);
}

function retiredOnes(content: Content, entry: Entry): ContentError[] {
  const { collection, file, name, fields } = entry;
  const byId = hasIds(collection);
  if (!retiredIn(content, [collection]).includes(byId ? fields["id"] : name)) return [];
  const text = "which content/retired.json lists, so that no old link leads to something else";
  if (!byId) return [{ file, text: `its name is "${name}", ${text}; rename it.` }];
  const free = nextNumber(content, collection);
  return [fieldError(entry, ["id"], `found ${fields["id"]}, ${text}.`, free)];
}
