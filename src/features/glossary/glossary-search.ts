import type { Term } from "../../collections/descriptors/glossary.ts";
import { plural } from "../../lib/plural.ts";
import { aboutWhat, createIndex } from "../../lib/text-search.ts";

/** A glossary term as its card shows it: an entry of `/glossary-index.json`. */
export type GlossaryTerm = Omit<Term, "related" | "illustrations" | "draft" | "updated" | "words">;

/** A matching term, with the matching words as `splitAtWords` expects them. */
export interface TermMatch {
  term: GlossaryTerm;
  words: ReadonlySet<string>;
}

/** The searched fields and their weights. */
const boosts = {
  term: 8,
  clinicalDefinition: 1,
  ntkocDefinition: 1,
  whyItMatters: 1,
} satisfies Partial<Record<keyof GlossaryTerm, number>>;

/** Creates a search of glossary terms. */
export function createTermSearch(terms: readonly GlossaryTerm[]) {
  const bySlug = new Map(terms.map((term) => [term.slug, term]));
  const index = createIndex(
    terms.map((term) => ({ ...term, id: term.slug })),
    boosts,
  );

  return (query: string): TermMatch[] => {
    const text = aboutWhat(query);
    const all = index.search(text, { combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(text);
    return found.flatMap(({ id, terms }) => {
      const term = bySlug.get(String(id));
      return term ? { term, words: new Set(terms) } : [];
    });
  };
}

/** The number of matching terms in a sentence. */
export function termsFound(count: number, query: string): string {
  if (count === 0) return `No term matches “${query}”.`;
  return `${plural(count, "term")} ${count === 1 ? "matches" : "match"} “${query}”`;
}
