import type { ContentError } from "../../../errors/content-error.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { entriesOf } from "../../files/select-entries.ts";

/** Reports glossary terms that differ only in capitals, spaces or hyphens. */
export function checkTerms(content: Content): ContentError[] {
  const first = new Map<string, Entry>();
  return entriesOf(content, "glossary").flatMap((entry) => {
    const { term } = entry.fields;
    if (typeof term !== "string" || term.trim() === "") return [];
    const key = term.toLowerCase().replace(/[\s\u00ad\u2010-\u2015_-]+/g, "");
    const other = first.get(key);
    first.set(key, other ?? entry);
    if (!other) return [];
    const text = `found ${JSON.stringify(term)}, which ${other.file} already has. Expected a different term.`;
    return fieldError(entry, ["term"], text);
  });
}
