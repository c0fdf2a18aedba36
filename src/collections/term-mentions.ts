import { glossaryLinks } from "../lib/text/formatted-text.ts";
import { withoutLinks } from "../lib/text/inline-links.ts";

interface Named {
  slug: string;
  term: string;
}

/** Finds terms by a link or by name, singular or plural. The longest matching name wins. */
export function createMentionFinder(terms: readonly Named[]): (text: string) => Set<string> {
  const names = terms
    .flatMap(({ slug, term }) => namesOf(term).map((words) => ({ slug, words })))
    .toSorted((one, other) => other.words.length - one.words.length);
  const patterns = names.map(
    ({ words }) => `(${words.map(wordPattern).join("[^\\p{L}\\p{N}]+")}s?)`,
  );
  const anyName = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  return (text) => {
    const found = new Set(glossaryLinks(text));
    for (const [, ...groups] of withoutLinks(text).matchAll(anyName)) {
      const name = names[groups.findIndex((group) => group !== undefined)];
      if (name) found.add(name.slug);
    }
    return found;
  };
}

/** "Immunoglobulin E (IgE)" has two names. */
const namesOf = (term: string): string[][] =>
  term
    .split(/[()]/)
    .map((name) => name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0);

/** Abbreviations such as GABA and PoTS match only with the same capitals. */
const wordPattern = (word: string): string =>
  /\p{Lu}.*\p{Lu}/u.test(word) ? word : `(?i:${word})`;

interface RelatedTerm {
  slug: string;
  related: readonly string[];
}

/** Works in both directions: if A names B, B has A too. Keeps the order of `terms`. */
export function relatedTerms<T extends RelatedTerm>(terms: readonly T[]): Map<string, T[]> {
  const names = new Map(terms.map(({ slug, related }) => [slug, new Set(related)]));
  for (const { slug, related } of terms) for (const other of related) names.get(other)?.add(slug);
  const lists = new Map<string, T[]>(terms.map(({ slug }) => [slug, []]));
  for (const term of terms)
    for (const other of names.get(term.slug) ?? [])
      if (other !== term.slug) lists.get(other)?.push(term);
  return lists;
}
