import type { ContentError } from "../../../lib/content-error.ts";
import { plainLetters } from "../../../lib/plain-letters.ts";
import { fieldError } from "../../../lib/schema-errors.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { entriesOf } from "../../files/select-entries.ts";

/** Reports a term that another file already has, however it is capitalised, accented or hyphenated. */
export function checkTerms(content: Content): ContentError[] {
  const first = new Map<string, Entry>();
  return entriesOf(content, "glossary").flatMap((entry) => {
    const { term } = entry.fields;
    if (typeof term !== "string" || term.trim() === "") return [];
    const other = first.get(plainTerm(term));
    first.set(plainTerm(term), other ?? entry);
    if (!other) return [];
    const text = `found ${JSON.stringify(term)}, which ${other.file} already has. Expected a different term.`;
    return fieldError(entry, ["term"], text);
  });
}

const plainTerm = (term: string): string => plainLetters(term).replace(/[^\p{L}\p{N}]/gu, "");
