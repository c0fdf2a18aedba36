import {
  applyEdits,
  findNodeAtLocation,
  type JSONPath,
  modify,
  parse,
  parseTree,
  stripComments,
} from "jsonc-parser";
import { type Change, changesBetween, placeAmong } from "./changes.ts";
import { printJson } from "./print-json.ts";

type Fields = Record<string, unknown>;

/** Returns the fields of a JSON file. The file must be free of syntax errors. */
export const jsonFields = (text: string): Fields => parse(text, [], { allowTrailingComma: true });

/**
 * Changes the fields of a JSON file. Keeps comments and the order of existing fields.
 * @param order every field, in the order of the schema
 */
export function editJson(text: string, fields: Fields, order: readonly string[]): string {
  if (text.trim() === "") return `${printJson(fields)}\n`;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const plain = text.replaceAll("\r\n", "\n");
  const changes = changesBetween(jsonFields(plain), fields);
  const edited = changes.reduce((now, change) => apply(now, change, order), plain);
  return edited.replaceAll("\n", eol);
}

function apply(text: string, { path, value }: Change, order: readonly string[]): string {
  const exists = nodeAt(text, path) !== undefined;
  if (value === undefined)
    return applyEdits(text, modify(text, path, undefined, { formattingOptions }));
  if (exists && Array.isArray(value) && hasComments(text, path))
    return replaceItems(text, path, value);
  if (exists) return replace(text, path, value);
  // Insert null and replace it, so that printJson formats the value.
  const options = {
    formattingOptions,
    getInsertionIndex: (present: string[]) =>
      placeAmong(present, String(path.at(-1)), path.length === 1 ? order : []),
  };
  return replace(applyEdits(text, modify(text, path, null, options)), path, value);
}

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: "\n" };

const nodeAt = (text: string, path: JSONPath) => {
  const tree = parseTree(text, [], { allowTrailingComma: true });
  return tree && findNodeAtLocation(tree, path);
};

function replace(text: string, path: JSONPath, value: unknown): string {
  const node = nodeAt(text, path);
  if (!node) return text;
  const start = text.lastIndexOf("\n", node.offset - 1) + 1;
  const indent = /^\s*/.exec(text.slice(start))?.[0] ?? "";
  const printed = printJson(value, indent, node.offset - start + 1);
  return text.slice(0, node.offset) + printed + text.slice(node.offset + node.length);
}

function hasComments(text: string, path: JSONPath): boolean {
  const { offset = 0, length = 0 } = nodeAt(text, path) ?? {};
  const part = text.slice(offset, offset + length);
  return stripComments(part) !== part;
}

/** Changes a list item by item to keep the comments on other items. */
function replaceItems(text: string, path: JSONPath, items: unknown[]): string {
  const before: unknown[] = nodeAt(text, path)?.children?.map(() => undefined) ?? [];
  let now = text;
  for (let at = before.length - 1; at >= items.length; at--)
    now = applyEdits(now, modify(now, [...path, at], undefined, { formattingOptions }));
  for (const [at, item] of items.entries()) {
    const options = { formattingOptions, isArrayInsertion: at >= before.length };
    if (at >= before.length || JSON.stringify(valueAt(now, [...path, at])) !== JSON.stringify(item))
      now = applyEdits(now, modify(now, [...path, at], item, options));
  }
  return now;
}

const valueAt = (text: string, path: JSONPath) =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], jsonFields(text));
