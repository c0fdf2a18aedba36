import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify, parse } from "jsonc-parser";
import { withoutMark } from "../files/parse-json.ts";
import { isObject } from "../files/parsed.ts";

type Fields = Record<string, unknown>;

/** The file must be free of syntax errors. */
export function jsonFields(text: string): Fields {
  const plain = withoutMark(text);
  try {
    // Much faster, but it does not know comments.
    return JSON.parse(plain);
  } catch {
    return parse(plain, [], { allowTrailingComma: true });
  }
}

/** Keeps comments and the order of existing fields. New fields come last. */
export function editJson(text: string, fields: Fields): string {
  if (text.trim() === "") return `${JSON.stringify(fields, null, 2)}\n`;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const plain = text.replaceAll("\r\n", "\n");
  const changes = changesBetween(jsonFields(plain), fields);
  const edited = changes.reduce(apply, plain);
  return edited.replaceAll("\n", eol);
}

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: "\n" };

const apply = (text: string, { path, value }: Change): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions }));

export interface Change {
  path: (string | number)[];
  value: unknown;
}

export function changesBetween(
  before: unknown,
  after: unknown,
  path: Change["path"] = [],
): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changesBetween(before[key], after[key], [...path, key]));
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ path, value: after }];
  // The last item first, so that the positions of the others do not change.
  const removed = before.slice(after.length).map((_, at) => [...path, before.length - 1 - at]);
  return [
    ...removed.map((path) => ({ path, value: undefined })),
    ...after.flatMap((item, at) => changesBetween(before[at], item, [...path, at])),
  ];
}
