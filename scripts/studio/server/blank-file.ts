import type { EditableFile } from "../../../src/collections/edit/editable-file.ts";
import { readContent } from "../../../src/collections/files/read-content.ts";
import { entriesOf } from "../../../src/collections/files/select-entries.ts";
import type { CollectionName } from "../../../src/collections/schemas/collections.ts";
import { titleKey } from "../../../src/lib/entry-title.ts";
import { fieldsOf } from "../../../src/lib/schema-path.ts";
import { localDay } from "../local-time.ts";
import type { Fields, OpenFile } from "../protocol.ts";
import { formFor, openFile } from "./open-file.ts";

type Target = EditableFile & { collection: CollectionName };

/** The form for a new entry, with its order and dates filled in. */
export async function blankFile(root: string, target: Target): Promise<OpenFile> {
  const form = await formFor(root, target, {});
  const known = Object.keys(fieldsOf(target.format.schema));
  const suggested = await suggestedFields(root, target.collection);
  const fields = Object.entries(suggested).filter(([key]) => known.includes(key));
  return { ...form, fields: { ...form.fields, ...Object.fromEntries(fields) } };
}

async function suggestedFields(root: string, collection: CollectionName): Promise<Fields> {
  const content = await readContent(root);
  const orders = entriesOf(content, collection).map(({ fields }) => Number(fields["order"]) || 0);
  const now = new Date().toISOString().replace(/\.\d+/, "");
  return {
    order: Math.max(0, ...orders) + 1,
    createdAt: now,
    updatedAt: now,
    updated: localDay(new Date()),
    sources: [],
  };
}

/** The form for a copy of an entry, which starts as a draft. */
export async function copiedFile(
  root: string,
  target: Target,
  original: EditableFile,
): Promise<OpenFile | undefined> {
  const model = await openFile(root, original);
  if (!model || model.broken) return undefined;
  const blank = await blankFile(root, target);
  const { sources: _, body: __, ...suggested } = blank.fields;
  const { id: ___, ...copied } = model.fields;
  const fields: Fields = { ...copied, ...suggested, draft: true };
  const key = titleKey(fields);
  if (key) fields[key] = `${fields[key]} (copy)`;
  // Only one interview can be featured.
  delete fields["featured"];
  return { ...blank, fields };
}
