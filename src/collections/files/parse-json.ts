import {
  printParseErrorCode as codeOf,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parse,
  parseTree,
} from "jsonc-parser";
import { clip } from "../../errors/format-value.ts";
import { UserError } from "../../errors/user-error.ts";
import { isObject, lineAt, type Parsed, type SyntaxIssue } from "./parsed.ts";

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
    const again = `the field "${key?.value}" is already on line ${lineAt(text, first)}`;
    return { line: lineAt(text, offset), text: `${again}; delete one of the two` };
  });
  return [...here, ...inner];
}

/**
 * Explains the errors of the parser. One mistake can cause several errors, so only the first is reported,
 * except for missing commas and comments, which do not cause others.
 */
function jsonIssues(text: string, tree: Node | undefined, errors: ParseError[]): SyntaxIssue[] {
  if (text.trim() === "") return [{ line: 1, text: "the file is empty" }];
  const start = tree?.offset ?? errors[0]?.offset ?? 0;
  if (tree?.type !== "object")
    return [
      { line: lineAt(text, start), text: `found ${tokenAt(text, start)}. Expected fields in { }` },
    ];
  const first = errors.find(({ offset }) => offset < text.trimEnd().length) ?? errors.at(-1);
  const reported = errors.filter((error) => error === first || errors.every(isRecoverable));
  return reported.map(({ error, offset }) => {
    const before = text.slice(0, offset).trimEnd();
    // The parser reports a missing token at the next one, which may be lines below.
    const line = lineAt(text, missing.test(codeOf(error)) ? before.length - 1 : offset);
    const isAfterEnd = offset >= tree.offset + tree.length && codeOf(error) === "InvalidSymbol";
    const message = messages[isAfterEnd ? "EndOfFileExpected" : codeOf(error)];
    return { line, text: message(tokenAt(text, offset), before) };
  });
}

/** Returns true if the parser reads the rest of the file correctly. */
const isRecoverable = ({ error }: ParseError): boolean =>
  ["CommaExpected", "InvalidCommentToken"].includes(codeOf(error));

const missing = /^(Value|PropertyName|Colon|Comma|CloseBrace|CloseBracket)Expected$/;

function tokenAt(text: string, offset: number): string {
  const token = /^("[^"\n]*"|[\]}[{:,]|[^\s,:]+)/.exec(text.slice(offset))?.[0];
  return clip(token ?? (text[offset] || "the end of the file"), 40);
}

type Message = (found: string, before: string) => string;

const number: Message = (found) => `found ${found}. Expected a number such as 4 or 1.5`;
const backslash: Message = () => "a backslash (\\) in a text must be written twice (\\\\)";

const messages: Record<ReturnType<typeof codeOf>, Message> = {
  InvalidSymbol: (found, before) => {
    if (/^[\s\u00ad\u200b-\u200f\u2060\ufeff]/.test(found))
      return "there is an invisible character on this line; delete it";
    if (before.endsWith('"')) return 'a quote in a text must be written \\"';
    return `found ${found}. Expected straight double quotes (") around text and names, or a number, true or false`;
  },
  PropertyNameExpected: (found, before) =>
    extraComma(found, before) ?? `found ${found}. Expected the name of a field in double quotes`,
  ValueExpected: (found, before) =>
    before.endsWith(":")
      ? "a value is missing after the colon"
      : (extraComma(found, before) ?? `found ${found}. Expected a value`),
  ColonExpected: (found) => `a colon is missing before ${found}`,
  CommaExpected: (found, before) => {
    if (found === ":" && /[\d.]$/.test(before)) return 'text needs double quotes (") around it';
    if (/\D0$/.test(before) && /^\d/.test(found)) return "a number must not start with 0";
    return `a comma or a closing bracket is missing before ${found}`;
  },
  CloseBraceExpected: () => "a closing } is missing at the end of the file",
  CloseBracketExpected: () => "a closing ] is missing at the end of the file",
  EndOfFileExpected: (found) => `found ${found} after the last }. Expected the end of the file`,
  InvalidCommentToken: () => "comments are not allowed in this file; delete this one",
  UnexpectedEndOfComment: () => "the comment that starts here is missing its end (*/)",
  UnexpectedEndOfString: () => 'a straight double quote (") is missing at the end of a text',
  UnexpectedEndOfNumber: number,
  InvalidNumberFormat: number,
  InvalidUnicode: backslash,
  InvalidEscapeCharacter: backslash,
  InvalidCharacter: () => "there is a tab or an invisible character in a text; delete it",
  "<unknown ParseErrorCode>": (found) => `found ${found}. Expected valid JSON`,
};

function extraComma(found: string, before: string): string | undefined {
  const isExtra = found === "," || (before.endsWith(",") && /^[\]}]/.test(found));
  return isExtra ? "there is an extra comma; delete it" : undefined;
}
