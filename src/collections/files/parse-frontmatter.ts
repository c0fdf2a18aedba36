import { isMap, isNode, LineCounter, parseDocument } from "yaml";
import { isObject, type Parsed } from "./parsed.ts";
import { silentLoss, yamlError } from "./yaml-errors.ts";

export interface ParsedWithBody extends Parsed {
  /** The text below the fields. The lines above are empty, so that line numbers are correct. */
  body: string;
}

export function parseFrontmatter(text: string): ParsedWithBody {
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

/** Empties the other lines, so that line numbers stay the same. */
const only = (lines: string[], keep: (at: number) => boolean) =>
  lines.map((line, at) => (keep(at) ? line : ""));

const unread = (body: string, line: number, text: string): ParsedWithBody => ({
  issues: [{ line, text }],
  body,
  lineOf: () => 1,
  lineOfKey: () => 1,
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
    lineOfKey,
  };

  function lineOf(path: readonly PropertyKey[]): number {
    const node = path.length > 0 ? fields.getIn(path, true) : undefined;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  }

  function lineOfKey(path: readonly PropertyKey[]): number {
    const around = path.length > 1 ? fields.getIn(path.slice(0, -1), true) : fields.contents;
    const keys = isMap(around) ? around.items.map(({ key }) => key) : [];
    const key = keys.find((one) => String(one) === path.at(-1));
    return isNode(key) && key.range ? lineAt(key.range[0]) : lineOf(path);
  }
}
