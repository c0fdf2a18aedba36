import { plural } from "./plural.ts";
import { aboutWhat, createIndex } from "./text-search.ts";

/** The texts of a glossary term that are searched. */
export interface TermTexts {
  /** Its file name, and its id on the page. */
  slug: string;
  term: string;
  clinicalDefinition: string;
  /** The creator's view. */
  ntkocDefinition: string;
  whyItMatters: string;
}

/** A glossary term as its card shows it: an entry of `/glossary-index.json`. */
export interface GlossaryTerm extends TermTexts {
  /** The id of its category. */
  category: string;
  sources: TermSource[];
  furtherReading?: { title: string; url: string }[] | undefined;
  /** True if the creator's view is an example. */
  sample: boolean;
}

interface TermSource {
  title: string;
  publisher: string;
  url: string;
  /** The day, YYYY-MM-DD. */
  lookedUp: string;
}

/** A matching term, with the matching words as `splitAtWords` expects them. */
export interface TermMatch<Term extends TermTexts> {
  term: Term;
  words: ReadonlySet<string>;
}

/** Creates a search of glossary terms. */
export function createTermSearch<Term extends TermTexts>(terms: readonly Term[]) {
  const boosts = { term: 8, clinicalDefinition: 1, ntkocDefinition: 1, whyItMatters: 1 };
  const bySlug = new Map(terms.map((term) => [term.slug, term]));
  const index = createIndex(
    terms.map((term) => ({ ...term, id: term.slug })),
    boosts,
  );

  return (query: string): TermMatch<Term>[] => {
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
