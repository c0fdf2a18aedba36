import { editMarkdown } from "../../../src/content-files/edit-frontmatter.ts";
import { editJson } from "../../../src/content-files/edit-json.ts";
import type { EditableFile } from "../../../src/content-files/editable-file.ts";
import { isObject } from "../../../src/content-files/parsed.ts";
import { fieldsOf, itemOf } from "../../../src/lib/schema-path.ts";
import type { Edit } from "../../../src/studio/protocol.ts";

type Schema = Parameters<typeof fieldsOf>[0];

/** The text of a file once what the creator typed is in it. */
export function newText(
  before: string,
  target: EditableFile,
  { fields, words = "" }: Edit,
): string {
  const { schema, ending } = target.kind;
  const order = Object.keys(fieldsOf(schema));
  const ordered = inOrderOf(schema, fields) as Edit["fields"];
  if (ending === "json") return editJson(before, ordered, order);
  return editMarkdown(before, ordered, words, order);
}

/** The value with its fields in the order of the schema, at any depth. */
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

/** No field is called `constructor` because every object has one. */
const ownOf = (known: Record<string, Schema>, key: string): Schema | undefined =>
  Object.hasOwn(known, key) ? known[key] : undefined;
