import {
  type Document,
  isNode,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { isObject, type Parsed, type SyntaxIssue, withoutMark } from "./parsed.ts";

interface ParsedWithBody extends Parsed {
  /** The text below the fields. The lines above are empty, so that line numbers are correct. */
  body: string;
}

export function parseFrontmatter(source: string): ParsedWithBody {
  const text = withoutMark(source);
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== "");
  if (first < 0) return unread("", 1, "the file is empty");
  if (!/^---\s*$/.test(lines[first] ?? "")) return unread(text, first + 1, noFields);
  const last = lines.findIndex((line, at) => at > first && line.startsWith("---"));
  if (last < 0) return unread("", first + 1, neverClosed);
  return {
    ...parseFields(only(lines, (at) => at > first && at < last)),
    body: only(lines, (at) => at > last).join("\n"),
  };
}

const noFields = "the file must start with a line ---, then its fields, then another line ---";
const neverClosed = "a line --- is missing below the fields";
const notFields = "each field must be on its own line, as name: value";

const only = (lines: string[], keep: (at: number) => boolean) =>
  lines.map((line, at) => (keep(at) ? line : ""));

const unread = (body: string, line: number, text: string): ParsedWithBody => ({
  issues: [{ line, text }],
  body,
  lineOf: () => 1,
});

function parseFields(lines: string[]): Parsed {
  const lineCounter = new LineCounter();
  const fields = parseDocument(lines.join("\n"), {
    lineCounter,
    customTags: ["timestamp"],
    prettyErrors: false,
  });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const errors = [...fields.errors, ...fields.warnings];
  // One error can cause others, but a duplicate field does not.
  const first = errors.find(({ code }) => code !== "DUPLICATE_KEY");
  const issues = (first ? [first] : errors).map((error) =>
    yamlError(error, lineAt(error.pos[0]), lines),
  );
  const losses = first ? [] : silentLoss(fields, lineAt);
  const value: unknown = first || losses.length > 0 ? undefined : (fields.toJS() ?? {});
  if (value && !isObject(value)) issues.push({ line: 2, text: notFields });
  return {
    ...(isObject(value) ? { value } : {}),
    issues: [...issues, ...losses],
    lineOf,
  };

  function lineOf(path: readonly PropertyKey[]): number {
    const node = path.length > 0 ? fields.getIn(path, true) : undefined;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  }
}

const inQuotes = "put the whole text in double quotes";

function yamlError({ code }: YAMLError, line: number, lines: readonly string[]): SyntaxIssue {
  // The parser notices a missing quote only at the end of the fields.
  const open = code === "MISSING_CHAR" ? lines.findIndex((text) => openQuote.test(text)) + 1 : 0;
  const other = `there is a quote or a special character in the text; ${inQuotes}, and write \\" for a quote`;
  return { line: open || line, text: messages[code] ?? other };
}

const openQuote = /[:-]\s+(["'])(?:(?!\1).)*$/;

const messages: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: "the line starts with a tab; indent it with spaces",
  DUPLICATE_KEY: "the field is already above; delete one of the two",
  MULTILINE_IMPLICIT_KEY: "a colon and a space are missing after the name of the field",
  BLOCK_AS_IMPLICIT_KEY: `there is a second colon, or the next line is indented too far; ${inQuotes}, or remove the spaces`,
  BAD_INDENT: "the line is not indented like the others, or a bracket above it is not closed",
  MISSING_CHAR: "a quote or a colon is missing",
};

function silentLoss(fields: Document, lineAt: (offset: number) => number): SyntaxIssue[] {
  const found: SyntaxIssue[] = [];
  const report = ({ range }: Node, text: string) => {
    found.push({ line: lineAt(range?.[0] ?? 0), text: `${text}; ${inQuotes}` });
  };
  visit(fields, {
    Alias: (_, node) => report(node, "a text must not start with *"),
    Scalar: (_, node) => {
      if (node.anchor) report(node, "a text must not start with &");
      if (/^\S/.test(node.comment ?? "")) report(node, "YAML ignores everything after #");
    },
  });
  return found;
}
