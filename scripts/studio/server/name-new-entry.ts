import { nextNumber } from "../../../src/collections/check/rules/ids.ts";
import { editableFile } from "../../../src/collections/edit/editable-file.ts";
import { type Content, readContent } from "../../../src/collections/files/read-content.ts";
import { entriesOf } from "../../../src/collections/files/select-entries.ts";
import type { CollectionName } from "../../../src/collections/schemas/collections.ts";
import { entryTitle } from "../../../src/lib/entry-title.ts";
import { slugify } from "../../../src/lib/slugify.ts";
import { type Edit, unnamed } from "../protocol.ts";

const longestName = 70;

/** Chooses the number and the file name of a new entry. Returns other edits as they are. */
export async function nameNewEntry(root: string, edit: Edit): Promise<Edit> {
  const { collection, name } = editableFile(edit.at) ?? {};
  if (!collection || name !== unnamed || edit.base !== "") return edit;
  const content = await readContent(root);
  const id = nextNumber(content, collection);
  const title = slugify((entryTitle(edit.fields) ?? "").slice(0, longestName));
  const free = freeName(content, collection, id?.toString() ?? (title || collection));
  const fields = id === undefined ? edit.fields : { ...edit.fields, id };
  return { ...edit, at: `${collection}/${free}`, fields };
}

/** Returns the name, with a number after it if another entry has it or a deleted one had it. */
function freeName(content: Content, collection: CollectionName, name: string): string {
  const retired: unknown = content.retired?.fields[collection] ?? [];
  const taken = [unnamed, ...entriesOf(content, collection).map((entry) => entry.name), retired];
  const numbered = (count: number) => (count === 1 ? name : `${name}-${count}`);
  let count = 1;
  while (taken.flat().includes(numbered(count))) count++;
  return numbered(count);
}
