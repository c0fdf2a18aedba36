import { findNodeAtLocation, type Node, type ParseError, parse, parseTree } from "jsonc-parser";
import { UserError } from "../../errors/user-error.ts";
import { isRecoverable, jsonIssues } from "./json-errors.ts";
import { duplicateField, isObject, lineAt, type Parsed, type SyntaxIssue } from "./parsed.ts";

/** Parses JSON and explains its errors. @param strict if true, comments and trailing commas are errors */
export function parseJson(text: string, strict = false): Parsed {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: !strict, disallowComments: strict });
  const issues = jsonIssues(text, root, errors);
  const tree = errors.every(isRecoverable) && root?.type === "object" ? root : undefined;
  const value: unknown = tree && parse(text, [], { allowTrailingComma: true });
  return {
    ...(isObject(value) ? { value } : {}),
    issues: [...issues, ...(tree ? duplicates(tree, text) : [])],
    lineOf: (path) => lineAt(text, nodeAround(tree, path)?.offset ?? 0),
    lineOfKey: (path) => lineAt(text, nodeAround(tree, path)?.parent?.offset ?? 0),
  };
}

/** Parses an entry, which may contain comments and trailing commas. @throws UserError with one line for each error */
export function parseEntry(text: string): Record<string, unknown> {
  const { value, issues } = parseJson(text.replace(/^\ufeff/, ""));
  if (value && issues.length === 0) return value;
  throw new UserError(issues.map(({ line, text }) => `line ${line}: ${text}.`).join("\n"));
}

function nodeAround(tree: Node | undefined, path: readonly PropertyKey[]): Node | undefined {
  if (!tree || path.length === 0) return tree;
  const keys = path.map((key) => (typeof key === "number" ? key : String(key)));
  return findNodeAtLocation(tree, keys) ?? nodeAround(tree, path.slice(0, -1));
}

function duplicates(node: Node, text: string): SyntaxIssue[] {
  const inner = (node.children ?? []).flatMap((child) => duplicates(child, text));
  if (node.type !== "object") return inner;
  const seen = new Map<string, number>();
  const here = (node.children ?? []).flatMap(({ offset, children: [key] = [] }) => {
    const first = seen.get(key?.value);
    seen.set(key?.value, first ?? offset);
    if (first === undefined) return [];
    return { line: lineAt(text, offset), text: duplicateField(key?.value, lineAt(text, first)) };
  });
  return [...here, ...inner];
}
