import type { EditableFile } from "../../../src/content-files/editable-file.ts";
import { readContent } from "../../../src/content-files/read.ts";
import { nextNumber } from "../../../src/content-files/rules/ids.ts";
import { entriesOf } from "../../../src/content-files/rules/rule.ts";
import type { CollectionName } from "../../../src/schemas/collections.ts";
import type { Fields, OpenFile } from "../../../src/studio/protocol.ts";
import { formFor, openFile } from "./open-file.ts";

type Target = EditableFile & { collection: CollectionName };

/** The form of a new entry, with all in it that need not be thought about. */
export async function blankFile(root: string, target: Target): Promise<OpenFile> {
  const form = await formFor(root, target, {});
  const known = form.form.map(({ key }) => key);
  const given = await givenFields(root, target.collection);
  const fields = Object.fromEntries(Object.entries(given).filter(([key]) => known.includes(key)));
  return { ...form, fields };
}

async function givenFields(root: string, collection: CollectionName): Promise<Fields> {
  const content = await readContent(root);
  const orders = entriesOf(content, collection).map(({ fields }) => Number(fields["order"]) || 0);
  const now = new Date().toISOString().replace(/\.\d+/, "");
  return {
    id: nextNumber(content, collection),
    order: Math.max(0, ...orders) + 1,
    createdAt: now,
    updatedAt: now,
    updated: now.slice(0, 10),
  };
}

/** The form of a new entry that begins as a copy of another; it is a draft until the creator says otherwise. */
export async function copiedFile(
  root: string,
  target: Target,
  original: EditableFile,
): Promise<OpenFile | undefined> {
  const model = await openFile(root, original);
  if (!model || model.broken) return undefined;
  const blank = await blankFile(root, target);
  const fields: Fields = { ...model.fields, ...blank.fields, draft: true };
  const named = ["title", "term", "name", "label"].find((key) => typeof fields[key] === "string");
  if (named) fields[named] = `${fields[named]} (copy)`;
  // One interview is featured at most.
  delete fields["featured"];
  return { ...blank, fields, ...(model.words === undefined ? {} : { words: model.words }) };
}
