import { join } from "node:path";
import { readCollection } from "../../../src/collections/files/read-entries.ts";
import type { CollectionName } from "../../../src/collections/schemas/collections.ts";
import { entryTitle } from "../../../src/lib/entry-title.ts";
import type { FormField, Option } from "../protocol.ts";

interface Source {
  collection: CollectionName;
  key: string;
  entries: CollectionName;
}

/** Choices between the entries of another collection. */
const sources: Source[] = [
  { collection: "videos", key: "tab", entries: "social-tabs" },
  { collection: "glossary", key: "category", entries: "glossary-categories" },
  { collection: "glossary", key: "related", entries: "glossary" },
  { collection: "glossary-categories", key: "icon", entries: "glossary-categories" },
];

/** Labels options that are entries with their current titles, and offers the entries for each item of a list. */
export async function withCurrentTitles(
  root: string,
  collection: CollectionName | undefined,
  form: FormField[],
): Promise<FormField[]> {
  return Promise.all(
    form.map(async (field) => {
      const source = sources.find((one) => one.collection === collection && one.key === field.key);
      return source ? withTitles(field, await optionsIn(root, source.entries)) : field;
    }),
  );
}

/** The entries of a collection by their titles. */
export async function optionsIn(root: string, name: CollectionName): Promise<Option[]> {
  const { entries } = await readCollection(join(root, name), name);
  return entries
    .map(({ name, fields }) => ({ value: name, label: entryTitle(fields) ?? name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, "en"));
}

function withTitles(field: FormField, entries: Option[]): FormField {
  if (field.kind === "list") return { ...field, item: { kind: "choice", options: entries } };
  if (field.kind !== "choice") return field;
  const titles = new Map(entries.map(({ value, label }) => [value, label]));
  const options = field.options.map(({ value, label }) => ({
    value,
    label: titles.get(value) ?? label,
  }));
  return { ...field, options };
}
