import type { CollectionName } from "../collections.ts";
import type { Content, Entry } from "./read-content.ts";

export const entriesOf = ({ entries }: Content, ...names: CollectionName[]): Entry[] =>
  entries.filter(({ collection }) => names.includes(collection));

export const isDraft = ({ fields }: Pick<Entry, "fields">): boolean => fields["draft"] === true;

export const isSample = ({ fields }: Pick<Entry, "fields">): boolean => fields["sample"] === true;

/** The id of an entry, or its file name if the id cannot be read. */
export const idOf = ({ fields: { id }, name }: Entry): number =>
  typeof id === "number" ? id : Number(name);

export function textsIn(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
