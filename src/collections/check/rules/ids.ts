import type { ContentError } from "../../../lib/errors/content-error.ts";
import { fieldError } from "../../../lib/errors/schema-errors.ts";
import { plainLetters } from "../../../lib/text/plain-letters.ts";
import { type CollectionName, hasIds } from "../../collections.ts";
import { entryTitle, titleKey } from "../../entry-title.ts";
import type { Content, Entry } from "../../files/read-content.ts";
import { entriesOf } from "../../files/select-entries.ts";

/** They share their ids, because `?video=` can refer to either. */
const shared: CollectionName[] = ["videos", "evidence"];

const sharing = (name: CollectionName) => (shared.includes(name) ? shared : [name]);

export const checkIds = (content: Content): ContentError[] => [
  ...repeatedIds(content.entries, (name) => nextId(content, name)),
  ...repeats(content.entries, ({ fields }) => titleKey(fields), plainTitle),
  ...content.entries.flatMap((entry) => reusedError(content, entry)),
];

export const repeatedIds = (entries: Entry[], free?: (name: CollectionName) => unknown) =>
  repeats(
    entries,
    () => "id",
    ({ collection, fields: { id } }) => id && `${sharing(collection)[0]} ${id}`,
    free,
  );

/** Visitors could not tell their entries apart. */
const withOwnTitles: CollectionName[] = [...shared, "literature", "glossary"];

/** "Crohn's disease" and "crohns disease" are the same title. */
function plainTitle({ collection, fields }: Entry): unknown {
  const title = plainLetters(entryTitle(fields) ?? "").replace(/[^\p{L}\p{N}]/gu, "");
  return title && withOwnTitles.includes(collection) && `${sharing(collection)[0]} ${title}`;
}

/** @param free returns a value that no entry has */
function repeats(
  entries: Entry[],
  fieldOf: (entry: Entry) => string | undefined,
  keyOf: (entry: Entry) => unknown,
  free?: (name: CollectionName) => unknown,
): ContentError[] {
  const groups = Map.groupBy(entries, keyOf);
  return [...groups].flatMap(([key, [first, ...others]]) =>
    others.flatMap((entry) => {
      const field = fieldOf(entry);
      if (!key || !field) return [];
      const text = `found ${JSON.stringify(entry.fields[field])}, which ${first?.file} already has. Expected a different one.`;
      return fieldError(entry, [field], text, free?.(entry.collection));
    }),
  );
}

const retiredIn = ({ retired }: Content, name: CollectionName): unknown[] =>
  [retired?.fields[name] ?? []].flat();

export function nextId(content: Content, collection: CollectionName): number | undefined {
  if (!hasIds(collection)) return undefined;
  const names = sharing(collection);
  const used = entriesOf(content, ...names).flatMap(({ name, fields }) => [name, fields["id"]]);
  const retired = names.flatMap((name) => retiredIn(content, name));
  return 1 + Math.max(0, ...[...used, ...retired].map((id) => Number(id) || 0));
}

function reusedError(content: Content, entry: Entry): ContentError[] {
  const { collection, name, fields } = entry;
  const [what, key] = hasIds(collection) ? ["number", fields["id"]] : ["name", name];
  if (!retiredIn(content, collection).includes(key)) return [];
  const text = `found ${JSON.stringify(key)}, the ${what} of a deleted entry in content/retired.json. Choose a new ${what}, so that old links do not open something else, or bring that entry back.`;
  const field = hasIds(collection) ? "id" : (titleKey(fields) ?? "file");
  return [fieldError(entry, [field], text, nextId(content, collection))];
}
