import type { ContentError } from "../../../lib/content-error.ts";
import { didYouMean } from "../../../lib/did-you-mean.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { entriesOf } from "../../files/select-entries.ts";

const fileName = "Expected the name of a file in content/glossary, without .json.";

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

const plainTerm = (term: string): string =>
  term
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Reports related terms that do not exist or are the term itself. */
export function checkRelated(content: Content): ContentError[] {
  const terms = entriesOf(content, "glossary");
  const names = terms.map(({ name }) => name);
  return terms.flatMap((entry) => {
    const related: unknown[] = [entry.fields["related"] ?? []].flat();
    return related.flatMap((slug, at) => {
      if (typeof slug !== "string" || slug.trim() === "") return [];
      if (slug === entry.name)
        return fieldError(
          entry,
          ["related", at],
          `found "${slug}", which is this term. Remove it.`,
        );
      if (names.includes(slug)) return [];
      const hint = didYouMean(slug, names, fileName);
      const text = `found ${JSON.stringify(slug)}, which does not match any glossary term${hint}`;
      return fieldError(entry, ["related", at], text);
    });
  });
}
