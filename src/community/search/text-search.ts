import MiniSearch from "minisearch";
import { plainLetters } from "../../lib/text/plain-letters.ts";

export interface Piece {
  text: string;
  found: boolean;
}

/** Words, with the apostrophes inside them. The mathematical slashes and minus are not punctuation. */
const words = /[^\p{Z}\p{P}\s⁄∕−]+(?:['’‘‛′＇][^\p{Z}\p{P}\s⁄∕−]+)*/gu;

/**
 * Without accents, capitals and common endings, so that "itching" equals "itchy", "fibers" equals "fibre", "Lyme’s"
 * equals "Lyme" and "l’anémie" equals "anemie".
 */
const fold = (word: string): string =>
  plainLetters(word)
    .replace(/^(?:[cdjlmnst]|qu)'(?=\p{L}{2})/u, "")
    .replace(/'s?$/, "")
    .replaceAll("'", "")
    .replace(/(ch|sh|ss|x)es$/, "$1")
    .replace(/(\w\w[^s])s$/, "$1")
    .replace(/cy$/, "t")
    .replace(/([bt])er$/, "$1re")
    .replace(/(\w{4})(?:ing|y)$/, "$1");

const asking =
  /^(wh(at|ats|en|ere|ich|y)|how|much|many|is|are|was|am|be|been|the|an?|of|do|does|did|means?|meaning|can|could|should|will|would|i|ive|me|my|it|its|you|your|we|they|this|that|there|to|in|on|at|for|from|with|and|or|if|have|has|get|make|about|any|some|not?|cant|cannot|dont|doesnt|isnt|im)$/;

/** Returns the significant words of a question; all words if none are significant. */
export function aboutWhat(query: string): string {
  const words = plainLetters(query).split(/\s+/);
  const telling = words.filter((word) => !asking.test(word.replace(/[^a-z]/g, "")));
  return (telling.length > 0 ? telling : words).join(" ");
}

/** The words of a query, as `splitAtWords` expects them. */
export const wordsOf = (query: string): ReadonlySet<string> =>
  new Set(Array.from(aboutWhat(query).match(words) ?? [], fold));

/**
 * Creates a search. A word that no text contains may be the beginning of one, or a typing error. A long word also finds
 * similar words.
 * @param boosts the searched fields and their weights
 */
export function createIndex<Document extends { id: string | number }>(
  documents: readonly Document[],
  boosts: Record<string, number>,
) {
  const folded = new Map<string, string>();
  const known = new Set<string>();
  const index = new MiniSearch<Document>({
    fields: Object.keys(boosts),
    tokenize: (text) => text.match(words) ?? [],
    processTerm: (word) => {
      const base = folded.get(word) ?? fold(word);
      folded.set(word, base);
      known.add(base);
      return base;
    },
    searchOptions: {
      boost: boosts,
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
      processTerm: fold,
      prefix: (word) => isBeginning(word),
      fuzzy: (word) => (word.length > 5 || isWrong(word)) && 0.2,
    },
  });
  const isBeginning = (word: string) =>
    word.length > 1 && !known.has(word) && [...known].some((one) => one.startsWith(word));
  // Changing one letter of a short word makes a different word.
  const isWrong = (word: string) => word.length > 3 && !known.has(word) && !isBeginning(word);
  index.addAll(documents);
  return index;
}

/** Splits a text into matching words and the text between them. @param searched words as the search returns them */
export function splitAtWords(text: string, searched: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(new RegExp(`(${words.source})`, "u"))) {
    const found = searched.has(fold(part));
    const last = pieces.at(-1);
    if (last && !found && !last.found) last.text += part;
    else if (part) pieces.push({ text: part, found });
  }
  return pieces;
}
