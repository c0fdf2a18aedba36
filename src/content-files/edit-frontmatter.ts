import { type Document, isMap, isScalar, parseDocument, stringify } from "yaml";
import { type Change, changesBetween, placeAmong } from "./changes.ts";
import { isObject } from "./parsed.ts";

type Fields = Record<string, unknown>;

interface Parts {
  /** The first line of dashes, with what stands above it. */
  open: string;
  front: string;
  close: string;
  /** The words below, with the empty lines around them. */
  body: string;
}

const pattern = /^(\s*---[ \t]*\n)([\s\S]*?)(^---[^\n]*\n?)([\s\S]*)$/m;

function partsOf(text: string): Parts {
  const [, open, front, close, body] = pattern.exec(text.replaceAll("\r\n", "\n")) ?? [];
  return { open: open ?? "---\n", front: front ?? "", close: close ?? "---\n", body: body ?? "" };
}

/** The fields and the words of a Markdown file whose notation is right, as they stand in it. */
export function markdownParts(text: string): { fields: Fields; words: string } {
  const { front, body } = partsOf(text);
  const fields: unknown = parseDocument(front).toJS();
  return { fields: isObject(fields) ? fields : {}, words: body.trim() };
}

/**
 * The text of a Markdown file with other fields or words; comments, order and what is not changed stay.
 * @param order every field, in the order of a new file
 */
export function editMarkdown(
  text: string,
  fields: Fields,
  words: string,
  order: readonly string[],
): string {
  const { open, front, close, body } = partsOf(text);
  const document = parseDocument(front);
  const changes = changesBetween(markdownParts(text).fields, fields);
  for (const change of changes) apply(document, change, order);
  const header = changes.length > 0 ? document.toString(notation) : front;
  const sameWords = body.trim() === words.trim() && body !== "";
  const edited = open + header + close + (sameWords ? body : `\n${words.trim()}\n`);
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
