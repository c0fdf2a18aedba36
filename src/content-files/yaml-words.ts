import type { YAMLError } from "yaml";
import { type SyntaxMistake, twice } from "./parsed.ts";

const inQuotes = "put the whole text in double quotes";

/**
 * What a mistake in YAML means, in plain words, and the line in which to look for it.
 * @param line where the parser noticed it
 * @param lines the lines of the file, those without fields left empty
 */
export function yamlWords(
  { code }: YAMLError,
  line: number,
  lines: readonly string[],
): SyntaxMistake {
  const text = lines[line - 1] ?? "";
  const said = words[code]?.(text, line, lines) ?? `these fields cannot be read; ${inQuotes}`;
  return typeof said === "string" ? { line, text: said } : said;
}

type Say = (text: string, line: number, lines: readonly string[]) => string | SyntaxMistake;

const tab = () => "the line begins with a tab; indent it with spaces";

const badStart = (text: string) =>
  `a text must not begin with ${/[:-]\s+(\S)/.exec(text)?.[1] ?? "this character"}; ${inQuotes}`;

function noColon(text: string) {
  if (text.includes("\t")) return tab();
  const name = /^\s*([\w-]+):\S/.exec(text)?.[1];
  return name
    ? `a space is missing after "${name}:"`
    : "a colon is missing after the name of the field";
}

const nested: Say = (text, line, lines) => {
  if (/:\s.*:(\s|$)/.test(text)) return `there is a second colon in a text; ${inQuotes}`;
  if (/^\s+\S/.test(lines[line] ?? ""))
    return { line: line + 1, text: "the line is indented too far" };
  return badStart(text);
};

const missing: Say = (text, _line, lines) => {
  const open = lines.findIndex((one) => /[:-]\s+(["'])(?:(?!\1).)*$/.test(one));
  if (open < 0) return noColon(text);
  return { line: open + 1, text: "a text is never closed: a quote is missing at its end" };
};

const indent: Say = (_text, line, lines) => {
  const before = lines.slice(0, line - 1);
  const open = before.findLastIndex((one) => /[:-]\s+[[{]/.test(one));
  const bracket = /[[{]/.exec(lines[open] ?? "")?.[0];
  if (!bracket || /[\]}]/.test(before.slice(open).join("")))
    return "the line is not indented like the others of its list";
  return {
    line: open + 1,
    text: `the ${bracket} of this line is never closed; close it, or ${inQuotes}`,
  };
};

function afterText(text: string) {
  const quote = /[:-]\s+(["'])/.exec(text)?.[1];
  if (quote === "'") return `there is a quote inside the text; ${inQuotes}`;
  if (quote) return 'a quote inside a text in double quotes has to be written \\"';
  return badStart(text);
}

const repeated: Say = (text, _line, lines) => {
  const name = /[\w-]+/.exec(text)?.[0];
  return twice(name, lines.findIndex((one) => one.trim().startsWith(`${name}:`)) + 1);
};

const words: Partial<Record<YAMLError["code"], Say>> = {
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
  BAD_DQ_ESCAPE: () => "a backslash (\\) in double quotes has to be written twice (\\\\)",
};
