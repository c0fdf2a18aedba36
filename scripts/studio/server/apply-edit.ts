import { editMarkdown } from "../../../src/collections/edit/edit-frontmatter.ts";
import { editJson } from "../../../src/collections/edit/edit-json.ts";
import type { EditableFile } from "../../../src/collections/edit/editable-file.ts";
import { isObject } from "../../../src/collections/files/parsed.ts";
import { fieldsOf, itemOf } from "../../../src/lib/schema-path.ts";
import type { Edit } from "../protocol.ts";

type Schema = Parameters<typeof fieldsOf>[0];

/** Returns the text of a file with an edit applied. */
export function applyEdit(before: string, target: EditableFile, { fields }: Edit): string {
  const { schema, ending } = target.format;
  const order = Object.keys(fieldsOf(schema));
  const ordered = inOrderOf(schema, fields) as Edit["fields"];
  if (ending === "json") return editJson(before, ordered, order);
  const { body = "", ...front } = ordered;
  return editMarkdown(before, front, String(body), order);
}

/** Sorts the fields of a value in the order of the schema, at any depth. */
function inOrderOf(schema: Schema, value: unknown): unknown {
  const item = itemOf(schema);
  if (Array.isArray(value)) return item ? value.map((one) => inOrderOf(item, one)) : value;
  if (!isObject(value)) return value;
  const known = fieldsOf(schema);
  const keys = [
    ...Object.keys(known),
    ...Object.keys(value).filter((key) => !Object.hasOwn(known, key)),
  ];
  const fields = keys
    .filter((key) => value[key] !== undefined)
    .map((key) => [key, inOrderOfField(ownOf(known, key), value[key])]);
  return Object.fromEntries(fields);
}

const inOrderOfField = (schema: Schema | undefined, value: unknown): unknown =>
  schema ? inOrderOf(schema, value) : value;

/** Ignores inherited properties such as `constructor`. */
const ownOf = (known: Record<string, Schema>, key: string): Schema | undefined =>
  Object.hasOwn(known, key) ? known[key] : undefined;
