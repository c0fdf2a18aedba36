import { join } from "node:path";
import { readCollection } from "../../../src/collections/files/read-entries.ts";
import type { CollectionName } from "../../../src/collections/schemas/collections.ts";
import { entryTitle } from "../../../src/lib/entry-title.ts";
import type { FormField } from "../protocol.ts";

/** Choices between the entries of another collection. */
const sources: Partial<Record<CollectionName, { key: string; entries: CollectionName }>> = {
  videos: { key: "tab", entries: "social-tabs" },
  glossary: { key: "category", entries: "glossary-categories" },
  "glossary-categories": { key: "icon", entries: "glossary-categories" },
};

/** Labels the options that are tabs or categories with their current titles, which the creator can change. */
export async function withCurrentTitles(
  root: string,
  collection: CollectionName | undefined,
  form: FormField[],
): Promise<FormField[]> {
  const source = collection && sources[collection];
  if (!source) return form;
  const { entries } = await readCollection(join(root, source.entries), source.entries);
  const titles = new Map(entries.map(({ name, fields }) => [name, entryTitle(fields)]));
  return form.map((field) => {
    if (field.kind !== "choice" || field.key !== source.key) return field;
    const options = field.options.map(({ value, label }) => ({
      value,
      label: titles.get(value) ?? label,
    }));
    return { ...field, options };
  });
}
