import { findNodeAtLocation, type Node, parse, parseTree } from "jsonc-parser";
import { Mistake } from "../lib/explain.ts";
import { jsonMistakes } from "./json-mistakes.ts";
import { isObject, lineCounter, type Parsed, type SyntaxMistake, twice } from "./parsed.ts";

/**
 * Reads JSON that a person wrote and says what is wrong with it.
 * @param strict whether comments and commas before a closing bracket are mistakes
 */
export function parseJson(text: string, strict = false): Parsed {
  const lineAt = lineCounter(text);
  const { mistakes, stopped } = jsonMistakes(text, strict);
  const tree = stopped ? undefined : parseTree(text, [], { allowTrailingComma: true });
  const value: unknown = tree && parse(text, [], { allowTrailingComma: true });
  return {
    ...(isObject(value) ? { value } : {}),
    mistakes: [...mistakes, ...(tree ? repeated(tree, lineAt) : [])],
    lineOf: (path) => lineAt(nodeAround(tree, path)?.offset ?? 0),
    lineOfKey: (path) => lineAt(nodeAround(tree, path)?.parent?.offset ?? 0),
  };
}

/**
 * The value of an entry in JSON, in which comments and commas before a closing bracket are no mistakes.
 * @throws Mistake with one line for each thing that is wrong with the notation
 */
export function parseEntry(text: string): Record<string, unknown> {
  const { value, mistakes } = parseJson(text.replace(/^\ufeff/, ""));
  if (value && mistakes.length === 0) return value;
  throw new Mistake(mistakes.map(({ line, text }) => `line ${line}: ${text}.`).join("\n"));
}

function nodeAround(tree: Node | undefined, path: readonly PropertyKey[]): Node | undefined {
  if (!tree || path.length === 0) return tree;
  const keys = path.map((key) => (typeof key === "number" ? key : String(key)));
  return findNodeAtLocation(tree, keys) ?? nodeAround(tree, path.slice(0, -1));
}

/** Names that an object has more than once. */
function repeated(node: Node, lineAt: (offset: number) => number): SyntaxMistake[] {
  const inner = (node.children ?? []).flatMap((child) => repeated(child, lineAt));
  if (node.type !== "object") return inner;
  const seen = new Map<string, number>();
  const here = (node.children ?? []).flatMap(({ offset, children: [key] = [] }) => {
    const first = seen.get(key?.value);
    seen.set(key?.value, first ?? lineAt(offset));
    if (first === undefined) return [];
    return { line: lineAt(offset), text: twice(key?.value, first) };
  });
  return [...here, ...inner];
}
