import {
  printParseErrorCode as codeOf,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parse,
  parseTree,
} from "jsonc-parser";
import { lineAt, type Parsed, type SyntaxIssue, withoutMark } from "./parsed.ts";

/** Parses JSON and explains its first error. @param strict if true, comments and trailing commas are errors */
export function parseJson(source: string, strict = false): Parsed {
  const text = withoutMark(source);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: !strict, disallowComments: strict });
  const issue = jsonIssue(text, tree, errors);
  const lineOf: Parsed["lineOf"] = (path) => lineAt(text, nodeAround(tree, path)?.offset ?? 0);
  if (issue || !tree) return { issues: issue ? [issue] : [], lineOf };
  const value = parse(text, [], { allowTrailingComma: true });
  return { value, issues: repeatedFields(tree, text), lineOf };
}

function nodeAround(tree: Node | undefined, path: readonly PropertyKey[]): Node | undefined {
  if (!tree || path.length === 0) return tree;
  const keys = path.map((key) => (typeof key === "number" ? key : String(key)));
  return findNodeAtLocation(tree, keys) ?? nodeAround(tree, path.slice(0, -1));
}

/** If a name occurs twice, only the last field would count. */
function repeatedFields({ type, children = [] }: Node, text: string): SyntaxIssue[] {
  const inner = children.flatMap((child) => repeatedFields(child, text));
  if (type !== "object") return inner;
  const names = children.map(({ children: [name] = [] }) => String(name?.value));
  const repeated = children.flatMap(({ offset }, at) => {
    const issue = `the field "${names[at]}" is already above; delete one of the two`;
    return names.indexOf(names[at] ?? "") < at ? { line: lineAt(text, offset), text: issue } : [];
  });
  return [...repeated, ...inner];
}

// One mistake can cause several errors, so only the first is reported.
function jsonIssue(
  text: string,
  tree: Node | undefined,
  errors: ParseError[],
): SyntaxIssue | undefined {
  if (text.trim() === "") return { line: 1, text: "the file is empty" };
  const start = tree?.offset ?? errors[0]?.offset ?? 0;
  if (tree?.type !== "object")
    return { line: lineAt(text, start), text: "the file must contain fields in { }" };
  const first = errors.find(({ offset }) => offset < text.trimEnd().length) ?? errors.at(-1);
  if (!first) return undefined;
  const { offset } = first;
  const isAfterEnd = offset >= tree.offset + tree.length && codeOf(first.error) === "InvalidSymbol";
  const code = isAfterEnd ? "EndOfFileExpected" : codeOf(first.error);
  // The parser reports a missing token at the next one, which may be lines below.
  const end = missing.test(code) ? text.slice(0, offset).trimEnd().length - 1 : offset;
  const isInvisible = invisible.test(text.slice(offset));
  return { line: lineAt(text, end), text: messages[isInvisible ? "InvalidCharacter" : code] };
}

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
