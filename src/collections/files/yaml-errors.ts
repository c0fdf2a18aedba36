import { type Document, isAlias, isNode, isScalar, type Node, visit, type YAMLError } from "yaml";
import { duplicateField, type SyntaxIssue } from "./parsed.ts";

const inQuotes = "put the whole text in double quotes";

/**
 * Explains a YAML error and finds the line to correct.
 * @param line the line at which the parser stopped
 * @param lines the lines of the file, empty outside the fields
 */
export function yamlError(
  { code }: YAMLError,
  line: number,
  lines: readonly string[],
): SyntaxIssue {
  const text = lines[line - 1] ?? "";
  const message = messages[code]?.(text, line, lines) ?? `these fields cannot be read; ${inQuotes}`;
  return typeof message === "string" ? { line, text: message } : message;
}

type Message = (text: string, line: number, lines: readonly string[]) => string | SyntaxIssue;

const tab = () => "the line starts with a tab; indent it with spaces";

const badStart = (text: string) =>
  `a text must not start with ${/[:-]\s+(\S)/.exec(text)?.[1] ?? "this character"}; ${inQuotes}`;

function noColon(text: string) {
  if (text.includes("\t")) return tab();
  const name = /^\s*([\w-]+):\S/.exec(text)?.[1];
  return name
    ? `a space is missing after "${name}:"`
    : "a colon is missing after the name of the field";
}

const nested: Message = (text, line, lines) => {
  if (/:\s.*:(\s|$)/.test(text)) return `there is a second colon in a text; ${inQuotes}`;
  if (/^\s+\S/.test(lines[line] ?? ""))
    return { line: line + 1, text: "the line is indented too far" };
  return badStart(text);
};

const missing: Message = (text, _line, lines) => {
  const open = lines.findIndex((one) => /[:-]\s+(["'])(?:(?!\1).)*$/.test(one));
  if (open < 0) return noColon(text);
  return { line: open + 1, text: "a quote is missing at the end of a text" };
};

const indent: Message = (_text, line, lines) => {
  const before = lines.slice(0, line - 1);
  const open = before.findLastIndex((one) => /[:-]\s+[[{]/.test(one));
  const bracket = /[[{]/.exec(lines[open] ?? "")?.[0];
  if (!bracket || /[\]}]/.test(before.slice(open).join("")))
    return "the line is not indented like the rest of its list";
  return {
    line: open + 1,
    text: `the ${bracket} on this line is not closed; close it, or ${inQuotes}`,
  };
};

function afterText(text: string) {
  const quote = /[:-]\s+(["'])/.exec(text)?.[1];
  if (quote === "'") return `there is a quote in the text; ${inQuotes}`;
  if (quote) return 'a quote in a text in double quotes must be written \\"';
  return badStart(text);
}

const repeated: Message = (text, _line, lines) => {
  const name = /[\w-]+/.exec(text)?.[0];
  return duplicateField(name, lines.findIndex((one) => one.trim().startsWith(`${name}:`)) + 1);
};

const messages: Partial<Record<YAMLError["code"], Message>> = {
  TAB_AS_INDENT: tab,
  DUPLICATE_KEY: repeated,
  MULTILINE_IMPLICIT_KEY: noColon,
  BLOCK_AS_IMPLICIT_KEY: nested,
  BAD_INDENT: indent,
  MISSING_CHAR: missing,
  UNEXPECTED_TOKEN: afterText,
  BAD_SCALAR_START: badStart,
  BAD_ALIAS: badStart,
  TAG_RESOLVE_FAILED: badStart,
  BAD_DQ_ESCAPE: () => "a backslash (\\) in double quotes must be written twice (\\\\)",
};

/** Finds text that YAML drops without an error because of a special character. */
export function silentLoss(fields: Document, lineAt: (offset: number) => number): SyntaxIssue[] {
  const found: SyntaxIssue[] = [];
  visit(fields, (_key, node) => {
    if (!isNode(node)) return;
    const lost = lossIn(node);
    const line = lineAt(node.range?.[0] ?? 0);
    if (lost) found.push({ line, text: `${lost}; put the whole text in double quotes` });
  });
  return found;
}

function lossIn(node: Node): string | undefined {
  if (isAlias(node)) return "a text must not start with *";
  if ("anchor" in node && node.anchor) return "a text must not start with &";
  if (isScalar(node) && /^\S/.test(node.comment ?? "")) return "YAML ignores everything after #";
  return undefined;
}
