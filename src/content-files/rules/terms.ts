import type { Problem } from "../../lib/problem.ts";
import { problemAt } from "../explain-issue.ts";
import type { Content } from "../read.ts";
import type { Entry } from "../read-entries.ts";
import { entriesOf } from "./rule.ts";

/** No term stands in the glossary twice, spelt with other capitals or spaces. */
export function terms(content: Content): Problem[] {
  const first = new Map<string, Entry>();
  return entriesOf(content, "glossary").flatMap((entry) => {
    const { term } = entry.fields;
    if (typeof term !== "string" || term.trim() === "") return [];
    const key = term.toLowerCase().replace(/[\s\u00ad\u2010-\u2015_-]+/g, "");
    const other = first.get(key);
    first.set(key, other ?? entry);
    if (!other) return [];
    const text = `found ${JSON.stringify(term)}. Expected a term that ${other.file} does not have.`;
    return problemAt(entry, ["term"], text);
  });
}
