import MiniSearch from "minisearch";

/** A term of the glossary as the page shows it. */
export interface TermTexts {
  id: string;
  term: string;
  definition: string;
  view: string;
  why: string;
}

export interface Match {
  id: string;
  /** The words of the term's texts that the query means, as `fold` writes them. */
  words: ReadonlySet<string>;
}

/** A word without its accents and capitals. */
export const fold = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const fields = ["term", "definition", "view", "why"];

/** Words of a question that say nothing of what is asked. */
const asking = /^(what|whats|is|are|the|an?|of|does|do|means?|meaning)$/;

/** A search through the terms that forgives typing errors: the best match comes first. */
export function createFinder(terms: readonly TermTexts[]): (query: string) => Match[] {
  const index = new MiniSearch<TermTexts>({
    fields,
    processTerm: fold,
    searchOptions: {
      boost: { term: 8 },
      prefix: true,
      // Of three letters, one wrong makes another word.
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(terms);
  return (query) => {
    const text = aboutWhat(query);
    const all = index.search(text, { combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(text);
    return found.map(({ id, terms }) => ({ id: String(id), words: new Set(terms) }));
  };
}

function aboutWhat(query: string): string {
  const words = query.split(/\s+/);
  const telling = words.filter((word) => !asking.test(fold(word).replace(/\W/g, "")));
  return (telling.length > 0 ? telling : words).join(" ");
}

/** The text in pieces, of which those with `found` are the words. */
export function splitAtWords(
  text: string,
  words: ReadonlySet<string>,
): { text: string; found: boolean }[] {
  return text
    .split(/([^\p{Z}\p{P}\s]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, found: words.has(fold(piece)) }));
}

/** How many terms match, as it is shown and said. */
export function outcome(count: number, query: string): string {
  if (count === 0) return `No term matches “${query}”.`;
  return count === 1 ? `1 term matches “${query}”` : `${count} terms match “${query}”`;
}
