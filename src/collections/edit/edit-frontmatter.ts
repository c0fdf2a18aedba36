import { parseDocument } from "yaml";
import { partsOf } from "../files/parse-frontmatter.ts";
import { isObject } from "../files/parsed.ts";
import { changesBetween } from "./edit-json.ts";

type Fields = Record<string, unknown>;

const empty = { open: "---\n", front: "", close: "---\n", body: "" };

/** The file must be free of syntax errors. */
export function markdownParts(text: string): { fields: Fields; body: string } {
  const { front, body } = partsOf(text) ?? empty;
  const fields: unknown = parseDocument(front).toJS();
  return { fields: isObject(fields) ? fields : {}, body: body.trim() };
}

/** Keeps comments and the order of existing fields. New fields come last. */
export function editMarkdown(text: string, fields: Fields, newBody: string): string {
  const { open, front, close, body } = partsOf(text) ?? empty;
  const document = parseDocument(front);
  const changes = changesBetween(markdownParts(text).fields, fields);
  for (const { path, value } of changes)
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
  const header = changes.length > 0 ? document.toString(format) : front;
  const isSameBody = body.trim() === newBody.trim() && text !== "";
  const edited = open + header + close + (isSameBody ? body : writtenBody(newBody.trim()));
  return text.includes("\r\n") ? edited.replaceAll("\n", "\r\n") : edited;
}

const writtenBody = (body: string) => (body === "" ? "" : `\n${body}\n`);

const format = { lineWidth: 0, flowCollectionPadding: false } as const;
