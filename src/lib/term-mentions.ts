import { glossaryLinks } from "./formatted-text.ts";
import { withoutLinks } from "./inline-links.ts";

interface Named {
  slug: string;
  term: string;
}

/** A word of a name, and the words that may follow it. */
interface Step {
  next: Map<string, Step>;
  /** The term whose name ends here. */
  slug?: string;
}

/**
 * Finds the terms that texts mention: by a link, or by their words in the singular or with an s. It reads each text
 * once, however many terms there are. Of overlapping names, the longest counts.
 */
export function createMentionFinder(terms: readonly Named[]): (text: string) => Set<string> {
  const root: Step = { next: new Map() };
  for (const { slug, term } of terms) for (const name of namesOf(term)) addName(root, name, slug);
  return (text) => {
    const found = new Set(glossaryLinks(text));
    const words = wordsOf(withoutLinks(text));
    for (let at = 0; at < words.length; ) {
      const { slug, length } = longestName(root, words, at);
      if (slug) found.add(slug);
      at += length;
    }
    return found;
  };
}

/** "Immunoglobulin E (IgE)" has two names. */
const namesOf = (term: string): string[] => term.split(/[()]/).filter((name) => name.trim());

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function addName(root: Step, name: string, slug: string) {
  let step = root;
  for (const word of wordsOf(name)) {
    const key = isAbbreviation(word) ? word : word.toLowerCase();
    const next = step.next.get(key) ?? { next: new Map() };
    step.next.set(key, next);
    step = next;
  }
  step.slug = slug;
}

/** Abbreviations such as GABA and PoTS match only with the same capitals. */
const isAbbreviation = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word);

function longestName(root: Step, words: readonly string[], start: number) {
  let best: { slug?: string; length: number } = { length: 1 };
  let step: Step | undefined = root;
  for (let at = start; step; at++) {
    const word = words[at] ?? "";
    const whole = find(step, word);
    const { slug } = whole ?? find(step, word.replace(/s$/, "")) ?? {};
    if (slug) best = { slug, length: at - start + 1 };
    step = whole;
  }
  return best;
}

const find = ({ next }: Step, word: string) => next.get(word) ?? next.get(word.toLowerCase());
