import { type Document, isMap, parseDocument, YAMLMap } from "yaml";
import { partsOf } from "../files/parse-frontmatter.ts";
import { isObject } from "../files/parsed.ts";
import { type Change, changesBetween, placeAmong } from "./edit-json.ts";

type Fields = Record<string, unknown>;

const empty = { open: "---\n", front: "", close: "---\n", body: "" };

/** Returns the fields and the body of a Markdown file. The file must be free of syntax errors. */
export function markdownParts(text: string): { fields: Fields; body: string } {
  const { front, body } = partsOf(text) ?? empty;
  const fields: unknown = parseDocument(front).toJS();
  return { fields: isObject(fields) ? fields : {}, body: body.trim() };
}

/** Keeps comments and the order of existing fields. @param order every field, in the order of the schema */
export function editMarkdown(
  text: string,
  fields: Fields,
  newBody: string,
  order: readonly string[],
): string {
  const { open, front, close, body } = partsOf(text) ?? empty;
  const document = parseDocument(front);
  const changes = changesBetween(markdownParts(text).fields, fields);
  for (const change of changes) apply(document, change, order);
  const header = changes.length > 0 ? document.toString(format) : front;
  const isSameBody = body.trim() === newBody.trim() && text !== "";
  const edited = open + header + close + (isSameBody ? body : writtenBody(newBody.trim()));
  return text.includes("\r\n") ? edited.replaceAll("\n", "\r\n") : edited;
}

const writtenBody = (body: string) => (body === "" ? "" : `\n${body}\n`);

const format = { lineWidth: 0, flowCollectionPadding: false } as const;

function apply(document: Document, { path, value }: Change, order: readonly string[]) {
  const [key] = path;
  if (value === undefined) document.deleteIn(path);
  else if (path.length > 1 || document.has(key)) document.setIn(path, value);
  else insert(document, String(key), value, order);
}

function insert(document: Document, key: string, value: unknown, order: readonly string[]) {
  if (!isMap(document.contents)) document.contents = new YAMLMap(document.schema);
  const { items } = document.contents as YAMLMap;
  const present = items.map((item) => String(item.key));
  items.splice(placeAmong(present, key, order), 0, document.createPair(key, value));
}
