import type { CollectionName } from "../collections.ts";
import type { Content } from "./read-content.ts";
import type { Entry } from "./read-entries.ts";

export const entriesOf = ({ entries }: Content, ...names: CollectionName[]): Entry[] =>
  entries.filter(({ collection }) => names.includes(collection));

export const isDraft = ({ fields }: Entry): boolean => fields["draft"] === true;

/** The id of an entry. If the entry has errors, its file name may hold the id too. */
export function numbersOf({ fields, name, errors }: Entry): number[] {
  const own = typeof fields["id"] === "number" ? [fields["id"]] : [];
  return errors.length > 0 && /^\d+$/.test(name) ? [...own, Number(name)] : own;
}

export function textsIn(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** Each entry with a key that an earlier entry has, and that entry. @param keyOf undefined for an entry without a key */
export function repeats(entries: Entry[], keyOf: (entry: Entry) => unknown) {
  const first = new Map<unknown, Entry>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const other = first.get(key);
    if (key !== undefined) first.set(key, other ?? entry);
    return other ? { entry, other } : [];
  });
}
