import {
  printParseErrorCode as codeOf,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parse,
  parseTree,
  visit,
} from "jsonc-parser";
import type { Parsed, SyntaxIssue } from "./parsed.ts";

/** One mistake can cause several errors, so only the first is reported. */
export function parseJson(source: string, strict = false): Parsed {
  const text = withoutMark(source);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: !strict, disallowComments: strict });
  const lineAt = (offset = 0) => text.slice(0, offset).split("\n").length;
  const lineOf: Parsed["lineOf"] = (path) => lineAt(nodeAround(tree, path)?.offset);
  const [first] = errors;
  if (tree && !first)
    return {
      value: parse(text, [], { allowTrailingComma: true }),
      issues: repeatedFields(text),
      lineOf,
    };
  const code = first ? codeOf(first.error) : "ValueExpected";
  // The parser reports a missing token at the next one, which may be lines below.
  const before = text.slice(0, first?.offset).trimEnd();
  const line = code.endsWith("Expected") ? lineAt(before.length) : lineAt(first?.offset);
  const isCurly = /[“”„]/.test(text.split("\n")[line - 1] ?? "");
  return { issues: [{ line, text: isCurly ? curlyQuotes : inWords(code) }], lineOf };
}

const curlyQuotes = "this line has “curly” quotes; use straight ones";

/** `CommaExpected` is "a comma is missing". */
function inWords(code: string): string {
  if (code === "EndOfFileExpected") return "there is text after the end";
  const words = code.replace(/(?<=[a-z])[A-Z]/g, " $&").toLowerCase();
  return /expected$/.test(words)
    ? `a ${words.replace("expected", "is missing")}`
    : `there is an ${words}`;
}

/** JSON takes the last of two fields with the same name. */
function repeatedFields(text: string): SyntaxIssue[] {
  const issues: SyntaxIssue[] = [];
  const known = new Set<string>();
  visit(text, {
    onObjectProperty: (name, _offset, _length, line, _column, path) => {
      const key = JSON.stringify([...path(), name]);
      if (known.has(key))
        issues.push({ line: line + 1, text: `the field "${name}" is already above; delete one` });
      known.add(key);
    },
  });
  return issues;
}

/** Editors on Windows write a byte order mark at the start of a file. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff/, "");

function nodeAround(tree: Node | undefined, path: readonly PropertyKey[]): Node | undefined {
  if (!tree || path.length === 0) return tree;
  const keys = path.map((key) => (typeof key === "number" ? key : String(key)));
  return findNodeAtLocation(tree, keys) ?? nodeAround(tree, path.slice(0, -1));
}
