import { glossaryLinks } from "../lib/text/formatted-text.ts";
import { withoutLinks } from "../lib/text/inline-links.ts";

interface Named {
  slug: string;
  term: string;
}

/** Finds the terms that texts mention, by a link or by name, singular or plural. The longest matching name wins. */
export function createMentionFinder(terms: readonly Named[]): (text: string) => Set<string> {
  const names = terms.flatMap(({ slug, term }) => namesOf(term).map((words) => ({ slug, words })));
  const byWords = Map.groupBy(names, ({ words }) => keyOf(words));
  const longest = Math.max(...names.map(({ words }) => words.length));
  const nameOf = (words: string[]) =>
    byWords.get(keyOf(words))?.find((name) => hasCapitalsOf(name.words, words));
  const longestNameIn = (words: string[]): (typeof names)[number] | undefined =>
    words.length === 0
      ? undefined
      : (nameOf(words) ?? nameOf(singular(words)) ?? longestNameIn(words.slice(0, -1)));
  return (text) => {
    const found = new Set(glossaryLinks(text));
    const words = wordsOf(withoutLinks(text));
    for (let at = 0; at < words.length; ) {
      const name = longestNameIn(words.slice(at, at + longest));
      if (name) found.add(name.slug);
      at += name?.words.length ?? 1;
    }
    return found;
  };
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of each name. "Immunoglobulin E (IgE)" has two names. */
const namesOf = (term: string): string[][] =>
  term
    .split(/[()]/)
    .map(wordsOf)
    .filter((words) => words.length > 0);

const keyOf = (words: string[]) => words.join(" ").toLowerCase();

const singular = (words: string[]) => words.with(-1, words.at(-1)?.replace(/s$/, "") ?? "");

/** Abbreviations such as GABA and PoTS match only with the same capitals. */
const hasCapitalsOf = (name: string[], words: string[]) =>
  name.every((word, at) => word === words[at] || !/\p{Lu}.*\p{Lu}/u.test(word));

interface RelatedTerm {
  slug: string;
  /** The `slug` of each related term. */
  related: readonly string[];
}

/** Returns the related terms of each term, in both directions: if A names B, B has A too. Keeps the order of `terms`. */
export function relatedTerms<T extends RelatedTerm>(terms: readonly T[]): Map<string, T[]> {
  const names = new Map(terms.map(({ slug, related }) => [slug, new Set(related)]));
  for (const { slug, related } of terms) for (const other of related) names.get(other)?.add(slug);
  const lists = new Map<string, T[]>(terms.map(({ slug }) => [slug, []]));
  for (const term of terms)
    for (const other of names.get(term.slug) ?? [])
      if (other !== term.slug) lists.get(other)?.push(term);
  return lists;
}
