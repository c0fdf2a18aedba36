import {
  printParseErrorCode as codeOf,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parse,
  parseTree,
} from "jsonc-parser";
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

// One mistake can cause several errors, so only the first is reported, except for those that do not cause others.
function jsonIssues(text: string, tree: Node | undefined, errors: ParseError[]): SyntaxIssue[] {
  if (text.trim() === "") return [{ line: 1, text: "the file is empty" }];
  const start = tree?.offset ?? errors[0]?.offset ?? 0;
  if (tree?.type !== "object")
    return [{ line: lineAt(text, start), text: "the file must contain fields in { }" }];
  const first = errors.find(({ offset }) => offset < text.trimEnd().length) ?? errors.at(-1);
  const reported = errors.filter((error) => error === first || errors.every(isRecoverable));
  return reported.map(({ error, offset }) => {
    // The parser reports a missing token at the next one, which may be lines below.
    const isMissing = missing.test(codeOf(error));
    const line = lineAt(text, isMissing ? text.slice(0, offset).trimEnd().length - 1 : offset);
    const isAfterEnd = offset >= tree.offset + tree.length && codeOf(error) === "InvalidSymbol";
    const code = isAfterEnd ? "EndOfFileExpected" : codeOf(error);
    return { line, text: messages[invisible.test(text.slice(offset)) ? "InvalidCharacter" : code] };
  });
}

/** Returns true if the parser reads the rest of the file correctly. */
const isRecoverable = ({ error }: ParseError): boolean =>
  ["CommaExpected", "InvalidCommentToken"].includes(codeOf(error));

const missing = /^(Value|PropertyName|Colon|Comma|CloseBrace|CloseBracket)Expected$/;
const invisible = /^[\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/;

const number = "a number must be written like 4 or 1.5";
const backslash = "a backslash (\\) in a text must be written twice (\\\\)";

const messages: Record<ReturnType<typeof codeOf>, string> = {
  InvalidSymbol:
    'text and names need straight double quotes (") around them, and a quote in a text must be written \\"',
  PropertyNameExpected: "the name of a field is missing, or there is an extra comma",
  ValueExpected: "a value is missing, or there is an extra comma",
  ColonExpected: "a colon is missing after the name of the field",
  CommaExpected: "a comma, a closing bracket or the quotes of a text are missing",
  CloseBraceExpected: "a closing } is missing at the end of the file",
  CloseBracketExpected: "a closing ] is missing at the end of the file",
  EndOfFileExpected: "there is text after the last }; delete it",
  InvalidCommentToken: "comments are not allowed in this file; delete this one",
  UnexpectedEndOfComment: "the comment that starts here is missing its end (*/)",
  UnexpectedEndOfString: 'a straight double quote (") is missing at the end of a text',
  UnexpectedEndOfNumber: number,
  InvalidNumberFormat: number,
  InvalidUnicode: backslash,
  InvalidEscapeCharacter: backslash,
  InvalidCharacter: "there is a tab or an invisible character; delete it",
  "<unknown ParseErrorCode>": "this is not valid JSON",
};
