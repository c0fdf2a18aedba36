import { type Document, isMap, isScalar, parseDocument, stringify } from "yaml";
import { isObject } from "../files/parsed.ts";
import { type Change, changesBetween, placeAmong } from "./changes.ts";

type Fields = Record<string, unknown>;

interface Parts {
  /** The first line of dashes, with the empty lines above it. */
  open: string;
  front: string;
  close: string;
  /** The text below, with the empty lines around it. */
  body: string;
}

const pattern = /^(\s*---[ \t]*\n)([\s\S]*?)(^---[^\n]*\n?)([\s\S]*)$/m;

function partsOf(text: string): Parts {
  const [, open, front, close, body] = pattern.exec(text.replaceAll("\r\n", "\n")) ?? [];
  return { open: open ?? "---\n", front: front ?? "", close: close ?? "---\n", body: body ?? "" };
}

/** The fields and the body of a Markdown file that has no syntax errors. */
export function markdownParts(text: string): { fields: Fields; body: string } {
  const { front, body } = partsOf(text);
  const fields: unknown = parseDocument(front).toJS();
  return { fields: isObject(fields) ? fields : {}, body: body.trim() };
}

/**
 * The text of a Markdown file with other fields or another body. Comments and the order of fields stay.
 * @param order all fields, in the order of a new file
 */
export function editMarkdown(
  text: string,
  fields: Fields,
  newBody: string,
  order: readonly string[],
): string {
  const { open, front, close, body } = partsOf(text);
  const document = parseDocument(front);
  const changes = changesBetween(markdownParts(text).fields, fields);
  for (const change of changes) apply(document, change, order);
  const header = changes.length > 0 ? document.toString(notation) : front;
  const isSameBody = body.trim() === newBody.trim() && body !== "";
  const edited = open + header + close + (isSameBody ? body : `\n${newBody.trim()}\n`);
  return text.includes("\r\n") ? edited.replaceAll("\n", "\r\n") : edited;
}

const notation = { lineWidth: 0, flowCollectionPadding: false } as const;

function apply(document: Document, { path, value }: Change, order: readonly string[]) {
  const [key] = path;
  if (value === undefined) document.deleteIn(path);
  else if (path.length > 1 || document.has(key)) document.setIn(path, value);
  else insert(document, String(key), value, order);
}

function insert(document: Document, key: string, value: unknown, order: readonly string[]) {
  const pair = document.createPair(key, value);
  // YAML takes a bare day for a date, and the files of the repository quote it.
  if (isScalar(pair.value) && /^\d{4}-\d\d-\d\d/.test(String(value)))
    pair.value.type = "QUOTE_DOUBLE";
  if (!isMap(document.contents)) {
    document.contents = parseDocument(stringify({})).contents;
    if (!isMap(document.contents)) return;
    document.contents.flow = false;
  }
  const { items } = document.contents;
  const present = items.map((item) => String(item.key));
  items.splice(placeAmong(present, key, order), 0, pair as (typeof items)[number]);
}
