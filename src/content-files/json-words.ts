import type { Token } from "./json-tokens.ts";

// What to say of a single piece that does not belong into JSON.

const singleQuotes = /^['‘’`´]/;
const curlyQuotes = /^[“”„‟«»]/;
const invisible = /^[\s\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/;

/** Why a piece that the scanner does not know cannot stand for a value. */
export function strangeValue(raw: string, restOfLine: string): string {
  if (singleQuotes.test(raw))
    return `text has to stand in double quotes ("), not in single ones (')`;
  if (curlyQuotes.test(raw))
    return 'text has to stand in straight quotes ("), not in curly ones (“)';
  if (invisible.test(raw)) return "an invisible character stands here; delete it";
  if (/^(true|false|null)$/i.test(raw)) return `${raw} has to be written ${raw.toLowerCase()}`;
  if (/^(yes|no|on|off)$/i.test(raw)) return `found ${raw}; write true or false`;
  return unquoted(restOfLine);
}

/** Why a piece that the scanner does not know cannot be the name of a field. */
export function strangeName(raw: string): string {
  if (singleQuotes.test(raw) || curlyQuotes.test(raw)) return strangeValue(raw, "");
  if (invisible.test(raw)) return strangeValue(raw, "");
  const name = /[\w-]*\w/.exec(raw)?.[0];
  if (!name) return `${raw} does not belong here; remove it`;
  return `the name of a field has to stand in double quotes: "${name}"`;
}

/** Text without quotes, up to the end of its line. */
export function unquoted(restOfLine: string): string {
  const text = restOfLine.replace(/[\s,}\]]+$/, "").replaceAll('"', "");
  if (/^-?0\d+$/.test(text)) return "a number must not begin with 0";
  return `text has to stand in double quotes: "${text}"`;
}

/** What is wrong with a piece of a known kind in itself. */
export function faultOf({ kind, raw, fault }: Token): string | undefined {
  if (fault === undefined) return undefined;
  if (kind === "comment") return "the comment that begins here is never closed: a */ is missing";
  if (fault === "number") return `${raw} is no number`;
  if (fault === "escape") return "a backslash (\\) inside a text has to be written twice (\\\\)";
  if (fault === "character") return "a tab or another invisible character stands inside a text";
  if (/[“”„][\s,]*$/.test(raw))
    return 'a text begins with a straight quote (") and ends with a curly one (”)';
  return 'a text is never closed: a " is missing on this line (a line break inside it is written \\n)';
}
