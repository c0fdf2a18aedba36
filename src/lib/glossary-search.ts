import { aboutWhat, createIndex } from "./text-search.ts";

export interface TermTexts {
  id: string;
  term: string;
  definition: string;
  view: string;
  why: string;
}

export interface Match {
  id: string;
  /** The matching words, as `splitAtWords` expects them. */
  words: ReadonlySet<string>;
}

export function createFinder(terms: readonly TermTexts[]): (query: string) => Match[] {
  const index = createIndex(terms, { term: 8, definition: 1, view: 1, why: 1 });
  return (query) => {
    const text = aboutWhat(query);
    const all = index.search(text, { combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(text);
    return found.map(({ id, terms }) => ({ id: String(id), words: new Set(terms) }));
  };
}

export function outcome(count: number, query: string): string {
  if (count === 0) return `No term matches “${query}”.`;
  return count === 1 ? `1 term matches “${query}”` : `${count} terms match “${query}”`;
}
