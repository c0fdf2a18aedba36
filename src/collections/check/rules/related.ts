import type { ContentError } from "../../../errors/content-error.ts";
import { didYouMean } from "../../../errors/did-you-mean.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { entriesOf, isDraft } from "../../files/select-entries.ts";

/** Reports related terms that do not exist, that visitors cannot see, or that are listed twice. */
export function checkRelated(content: Content): ContentError[] {
  const terms = new Map(entriesOf(content, "glossary").map((entry) => [entry.name, entry]));
  const slugs = [...terms.keys()];
  return [...terms.values()].flatMap((entry) => {
    const related: unknown[] = [entry.fields["related"] ?? []].flat();
    return related.flatMap((slug, at) => {
      if (typeof slug !== "string" || slug.trim() === "") return [];
      const isRepeated = related.indexOf(slug) < at;
      const reason = isRepeated
        ? "is listed twice; remove one."
        : reasonFor(slug, entry, terms, slugs);
      return reason ? fieldError(entry, ["related", at], `${JSON.stringify(slug)} ${reason}`) : [];
    });
  });
}

function reasonFor(
  slug: string,
  entry: Entry,
  terms: ReadonlyMap<string, Entry>,
  slugs: string[],
): string | undefined {
  const other = terms.get(slug);
  if (!other)
    return `does not match any glossary term${didYouMean(slug, slugs, "Expected the name of a file in content/glossary, without .json.")}`;
  if (other === entry) return "is this term; remove it.";
  if (isDraft(other) && !isDraft(entry))
    return "is a draft, which visitors cannot see; publish the draft, or remove it.";
  return undefined;
}
