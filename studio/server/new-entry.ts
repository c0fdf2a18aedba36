import { nextId } from "../../src/collections/check/rules/ids.ts";
import type { CollectionName } from "../../src/collections/collections.ts";
import { editableFile } from "../../src/collections/edit/editable-file.ts";
import { entryTitle, titleKey } from "../../src/collections/entry-title.ts";
import { type Content, readContent } from "../../src/collections/files/read-content.ts";
import { entriesOf } from "../../src/collections/files/select-entries.ts";
import { fieldsOf } from "../../src/lib/errors/schema-path.ts";
import { slugify } from "../../src/lib/text/slugify.ts";
import { localDay } from "../local-time.ts";
import { type Edit, type Fields, type OpenFile, unnamed } from "../protocol.ts";
import { isOpen } from "./collection-groups.ts";
import { StudioError } from "./context.ts";
import { fileAt } from "./files.ts";
import { formFor, openFile } from "./open-file.ts";

/** @param query a collection (`in`), a `name` if it must be that one, and the entry to copy (`like`) */
export async function blankFile(root: string, query: URLSearchParams): Promise<OpenFile> {
  const target = fileAt(`${query.get("in")}/${query.get("name") || unnamed}`);
  const { collection, format } = target;
  if (!collection || !isOpen(collection))
    throw new StudioError(404, "You cannot add entries here, because the site uses a fixed list.");
  const known = Object.keys(fieldsOf(format.schema));
  const suggested = Object.entries(await suggestedFields(root, collection));
  const fields = Object.fromEntries(suggested.filter(([key]) => known.includes(key)));
  const original = editableFile(query.get("like") ?? "");
  if (original?.collection === collection)
    return formFor(root, target, copyOf((await openFile(root, original)).fields, fields));
  const sources = known.includes("sources") ? { sources: [] } : {};
  return formFor(root, target, { ...sources, ...fields });
}

function copyOf({ id: _, featured: __, ...original }: Fields, suggested: Fields): Fields {
  // Only one interview can be featured.
  const fields: Fields = { ...original, ...suggested, draft: true };
  const key = titleKey(fields);
  return key ? { ...fields, [key]: `${fields[key]} (copy)` } : fields;
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
  };
}

const longestName = 70;

/** Returns other edits as they are. */
export async function nameNewEntry(root: string, edit: Edit): Promise<Edit> {
  const { collection, name } = editableFile(edit.at) ?? {};
  if (!collection || name !== unnamed || edit.base !== "") return edit;
  const content = await readContent(root);
  const id = nextId(content, collection);
  const title = slugify((entryTitle(edit.fields) ?? "").slice(0, longestName));
  const free = freeName(content, collection, id?.toString() ?? (title || collection));
  const fields = id === undefined ? edit.fields : { ...edit.fields, id };
  return { ...edit, at: `${collection}/${free}`, fields };
}

/** The check reports the name of a deleted entry. */
function freeName(content: Content, collection: CollectionName, name: string): string {
  const taken = [unnamed, ...entriesOf(content, collection).map((entry) => entry.name)];
  const numbered = (count: number) => (count === 1 ? name : `${name}-${count}`);
  let count = 1;
  while (taken.includes(numbered(count))) count++;
  return numbered(count);
}
