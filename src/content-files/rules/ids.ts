import type { Problem } from "../../lib/problem.ts";
import { type CollectionName, collectionNames } from "../../schemas/collections.ts";
import { lastFileId } from "../../schemas/content/publication.ts";
import { hasIds } from "../../schemas/retired.ts";
import { problemAt } from "../explain-issue.ts";
import type { Content } from "../read.ts";
import type { Entry } from "../read-entries.ts";
import { entriesOf, numbersOf } from "./rule.ts";

/** Collections that share their numbers: `?video=` names one of either. */
const together: CollectionName[] = ["videos", "evidence"];

/** No number is given twice, and nothing that was retired comes back. */
export function ids(content: Content): Problem[] {
  const apart = collectionNames.filter((name) => hasIds(name) && !together.includes(name));
  const groups = [together, ...apart.map((name) => [name])];
  return [
    ...groups.flatMap((names) => idsOnce(content, names)),
    ...content.entries.flatMap((entry) => retiredOnes(content, entry)),
  ];
}

function idsOnce(content: Content, names: CollectionName[]): Problem[] {
  return repeatedIds(entriesOf(content, ...names), retiredIn(content, names));
}

/**
 * Entries with a number that an earlier one has.
 * @param retired numbers that are not to be proposed instead
 */
export function repeatedIds(entries: Entry[], retired: unknown[] = []): Problem[] {
  const first = new Map<unknown, Entry>();
  return entries.flatMap((entry) => {
    const { id } = entry.fields;
    if (typeof id !== "number") return [];
    const other = first.get(id);
    first.set(id, other ?? entry);
    if (!other) return [];
    const why = entry.collection === other.collection ? "" : ", since both stand behind ?video=";
    const text = `found ${id}. Expected a number that ${other.file} does not have${why}.`;
    return problemAt(entry, ["id"], text, freeNumber(entries, retired));
  });
}

/** The number after the highest that was ever given, or else the lowest that is free. */
function freeNumber(entries: Entry[], retired: unknown[]): number | undefined {
  const taken = new Set([...entries.flatMap(numbersOf), ...retired].map(Number));
  const next = [...taken].reduce((most, one) => Math.max(most, one), 0) + 1;
  if (next <= lastFileId) return next;
  return Array.from({ length: lastFileId }, (_, at) => at + 1).find((one) => !taken.has(one));
}

/** The number for a new entry of a collection; nothing where its entries have none. */
export function nextNumber(content: Content, collection: CollectionName): number | undefined {
  if (!hasIds(collection)) return undefined;
  const names = together.includes(collection) ? together : [collection];
  return freeNumber(entriesOf(content, ...names), retiredIn(content, names));
}

function retiredIn({ retired }: Content, names: CollectionName[]): unknown[] {
  return names.flatMap((name) => retired?.fields[name] ?? []);
}

function retiredOnes(content: Content, entry: Entry): Problem[] {
  const { collection, file, name, fields } = entry;
  const byId = hasIds(collection);
  if (!retiredIn(content, [collection]).includes(byId ? fields["id"] : name)) return [];
  const text = "which content/retired.json lists, so that no old link leads to something else";
  if (!byId) return [{ file, text: `its name is "${name}", ${text}; rename it.` }];
  const free = nextNumber(content, collection);
  return [problemAt(entry, ["id"], `found ${fields["id"]}, ${text}.`, free)];
}
