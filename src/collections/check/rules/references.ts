import type { ContentError } from "../../../lib/content-error.ts";
import { didYouMean } from "../../../lib/did-you-mean.ts";
import { fieldError } from "../../../lib/schema-errors.ts";
import type { Content } from "../../files/read-content.ts";
import { entriesOf, isDraft } from "../../files/select-entries.ts";

/** The fields in which entries of a collection name entries of the same or another collection. */
const references = [
  { from: "glossary", field: "related", to: "glossary", what: "glossary term" },
  { from: "supplements", field: "precautions", to: "precautions", what: "precaution" },
] as const;

/** Reports names of entries that do not exist or are the entry itself, and of precautions that are not published. */
export const checkReferences = (content: Content): ContentError[] =>
  references.flatMap(({ from, field, to, what }) => {
    const fileName = `Expected the name of a file in content/${to}, without .json.`;
    const named = entriesOf(content, to).filter((one) => to === "glossary" || !isDraft(one));
    const names = named.map(({ name }) => name);
    return entriesOf(content, from).flatMap((entry) => {
      const found: unknown[] = [entry.fields[field] ?? []].flat();
      return found.flatMap((slug, at) => {
        if (typeof slug !== "string" || slug.trim() === "") return [];
        if (from === to && slug === entry.name)
          return fieldError(entry, [field, at], `found "${slug}", which is this term. Remove it.`);
        if (names.includes(slug)) return [];
        const hint = didYouMean(slug, names, fileName);
        const text = `found ${JSON.stringify(slug)}, which does not match any ${what}${hint}`;
        return fieldError(entry, [field, at], text);
      });
    });
  });
