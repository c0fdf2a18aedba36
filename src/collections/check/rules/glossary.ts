import type { ContentError } from "../../../lib/content-error.ts";
import { plainLetters } from "../../../lib/plain-letters.ts";
import { fieldError } from "../../../lib/schema-errors.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { entriesOf, repeats } from "../../files/select-entries.ts";

/** Reports a term that another file already has, however it is capitalised, accented or hyphenated. */
export const checkTerms = (content: Content): ContentError[] =>
  repeats(entriesOf(content, "glossary"), plainTerm).map(({ entry, other }) => {
    const found = JSON.stringify(entry.fields["term"]);
    const text = `found ${found}, which ${other.file} already has. Expected a different term.`;
    return fieldError(entry, ["term"], text);
  });

const plainTerm = ({ fields: { term } }: Entry): string | undefined =>
  (typeof term === "string" && plainLetters(term).replace(/[^\p{L}\p{N}]/gu, "")) || undefined;
