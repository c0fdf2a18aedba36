import MiniSearch from "minisearch";

export interface TermTexts {
  id: string;
  term: string;
  definition: string;
  view: string;
  why: string;
}

export interface Match {
  id: string;
  /** The matching words, without accents and capitals. */
  words: ReadonlySet<string>;
}

const fold = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const fields = ["term", "definition", "view", "why"];

/** Words that are ignored in questions. */
const asking = /^(what|whats|is|are|the|an?|of|does|do|means?|meaning)$/;

/** Creates a search that allows for typing errors and returns the best match first. */
export function createFinder(terms: readonly TermTexts[]): (query: string) => Match[] {
  const index = new MiniSearch<TermTexts>({
    fields,
    processTerm: fold,
    searchOptions: {
      boost: { term: 8 },
      prefix: true,
      // Changing one letter of a short word makes a different word.
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

/** Splits a text into words and the text between them. */
export function splitAtWords(
  text: string,
  words: ReadonlySet<string>,
): { text: string; found: boolean }[] {
  return text
    .split(/([^\p{Z}\p{P}\s]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, found: words.has(fold(piece)) }));
}

/** Returns the number of results as a sentence. */
export function outcome(count: number, query: string): string {
  if (count === 0) return `No term matches “${query}”.`;
  return count === 1 ? `1 term matches “${query}”` : `${count} terms match “${query}”`;
}
