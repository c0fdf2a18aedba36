import type { ContentError } from "../../../errors/content-error.ts";
import { didYouMean } from "../../../errors/did-you-mean.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { entriesOf, isDraft } from "../../files/select-entries.ts";

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

/** Reports related terms that do not exist, that visitors cannot see, and repeated ones. */
export function checkRelated(content: Content): ContentError[] {
  const terms = new Map(entriesOf(content, "glossary").map((entry) => [entry.name, entry]));
  return [...terms.values()].flatMap((entry) => {
    const related: unknown[] = [entry.fields["related"] ?? []].flat();
    return related.flatMap((slug, at) => {
      if (typeof slug !== "string" || slug.trim() === "") return [];
      const reason =
        related.indexOf(slug) < at
          ? "which the list already has. Remove it."
          : faultOf(slug, entry, terms);
      const text = `found ${JSON.stringify(slug)}, ${reason}`;
      return reason ? fieldError(entry, ["related", at], text) : [];
    });
  });
}

const fileName = "Expected the name of a file in content/glossary, without .json.";

function faultOf(slug: string, entry: Entry, terms: ReadonlyMap<string, Entry>) {
  const other = terms.get(slug);
  if (!other)
    return `which does not match any glossary term${didYouMean(slug, [...terms.keys()], fileName)}`;
  if (other === entry) return "which is this term itself. Remove it.";
  if (isDraft(other) && !isDraft(entry))
    return "which is a draft, so visitors cannot see it. Publish the draft, or remove it from the list.";
  return undefined;
}
