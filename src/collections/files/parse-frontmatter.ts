import { isAlias, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { Parsed } from "./parsed.ts";

interface ParsedWithBody extends Parsed {
  /** Empty lines stand for the fields, so that line numbers are correct. */
  body: string;
}

interface Parts {
  open: string;
  front: string;
  close: string;
  body: string;
}

// Not with a dot, which ends at the soft line breaks that Pages and Notes paste.
const pattern = /^(\s*---[ \t]*\n)((?:[^\n]*\n)*?)(---[^\n]*\n?)([\s\S]*)$/;

export function partsOf(source: string): Parts | undefined {
  const parts = pattern.exec(source.replaceAll("\r\n", "\n"));
  if (!parts) return undefined;
  const [, open = "", front = "", close = "", body = ""] = parts;
  return { open, front, close, body };
}

export function parseFrontmatter(source: string): ParsedWithBody {
  const parts = partsOf(source);
  if (!parts) return { issues: [{ line: 1, text: noFields }], body: "", lineOf: () => 1 };
  const { open, front, close, body } = parts;
  const fields = parseFields(emptyLines(open) + front);
  return { ...fields, body: emptyLines(open + front + close) + body };
}

const noFields = "the file must start with a line ---, then its fields, then another line ---";

const emptyLines = (text: string) => text.replace(/[^\n]/g, "");

function parseFields(yaml: string): Parsed {
  const lineCounter = new LineCounter();
  const fields = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line;
  // One error can cause others.
  const [error] = [...fields.errors, ...fields.warnings];
  const text =
    error?.code === "DUPLICATE_KEY"
      ? "this field is already above; delete one"
      : `this field cannot be read. ${quotes}`;
  const issues = error ? [{ line: lineAt(error.pos[0]), text }] : [];
  visit(fields, {
    Node: (_, node) => {
      // Otherwise YAML would silently drop these words.
      if (isAlias(node) || node.anchor || /^\S/.test(node.comment ?? ""))
        issues.push({
          line: lineAt(node.range?.[0]),
          text: `words after &, * or # would be lost. ${quotes}`,
        });
    },
  });
  return { ...(issues.length === 0 && { value: fields.toJS() ?? {} }), issues, lineOf };

  function lineOf(path: readonly PropertyKey[]): number {
    const node = path.length > 0 ? fields.getIn(path, true) : undefined;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  }
}

const quotes = "A text with special characters needs double quotes";
