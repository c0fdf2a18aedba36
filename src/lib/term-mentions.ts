import { glossaryLinks } from "./formatted-text.ts";
import { withoutLinks } from "./inline-links.ts";

interface Named {
  slug: string;
  term: string;
}

/**
 * Finds the terms that texts mention: by a link, or by their words in the singular or with an s. Of overlapping names,
 * the longest counts.
 */
export function createMentionFinder(terms: readonly Named[]): (text: string) => Set<string> {
  const names = terms
    .flatMap(({ slug, term }) => namesOf(term).map((words) => ({ slug, words })))
    .toSorted((one, other) => other.words.length - one.words.length);
  const anyName = names.map(({ words }) => `(${words.map(patternOf).join(gap)})`).join("|");
  const mention = new RegExp(`(?<!${letter})(?:${anyName})s?(?!${letter})`, "gu");
  return (text) => {
    const found = new Set(glossaryLinks(text));
    for (const [, ...groups] of withoutLinks(text).matchAll(mention)) {
      const slug = names[groups.findIndex((group) => group !== undefined)]?.slug;
      if (slug) found.add(slug);
    }
    return found;
  };
}

const letter = "[\\p{L}\\p{N}]";
const gap = "[^\\p{L}\\p{N}]+";

/** The words of each name. "Immunoglobulin E (IgE)" has two names. */
const namesOf = (term: string): string[][] =>
  term
    .split(/[()]/)
    .map((name) => name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0);

/** Abbreviations such as GABA and PoTS match only with the same capitals. */
const patternOf = (word: string) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : `(?i:${word})`);
