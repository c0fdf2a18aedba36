import MiniSearch from "minisearch";
import { plainLetters, spaceless } from "../../lib/text/plain-letters.ts";

export interface Piece {
  text: string;
  found: boolean;
}

/** The mathematical slashes and minus are not punctuation. */
const letters = String.raw`[^\p{Z}\p{P}\s⁄∕−${spaceless}]+`;
const word = `${letters}(?:['’‘‛′＇]${letters})*`;
const words = new RegExp(`[${spaceless}]+|${word}`, "gu");

export const isSpaceless = (text: string): boolean => spacelessStart.test(text);
const spacelessStart = new RegExp(`^[${spaceless}]`, "u");

/** Letters of a query in a language without spaces. Those after them are ignored. */
const longestPart = 12;

const partsOf = (sentence: string): string[] =>
  Array.from(sentence, (_, at) => sentence.slice(at, at + longestPart));

/** "itching" equals "itchy", "fibers" equals "fibre", "Lyme’s" equals "Lyme" and "l’anémie" equals "anemie". */
const fold = (word: string): string =>
  isSpaceless(word) ? plainLetters(word).slice(0, longestPart) : foldWord(plainLetters(word));

const foldWord = (word: string): string =>
  word
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

export function aboutWhat(query: string): string {
  const words = plainLetters(query).split(/\s+/);
  const telling = words.filter((word) => !asking.test(word.replace(/[^a-z]/g, "")));
  return (telling.length > 0 ? telling : words).join(" ");
}

export const wordsOf = (query: string): ReadonlySet<string> =>
  new Set(Array.from(aboutWhat(query).match(words) ?? [], fold));

/** A word that no text contains may be the beginning of one, or a typing error. */
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
      if (isSpaceless(word)) return partsOf(plainLetters(word));
      const base = folded.get(word) ?? fold(word);
      folded.set(word, base);
      known.add(base);
      return base;
    },
    searchOptions: {
      boost: boosts,
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
      processTerm: fold,
      prefix: (word) => isSpaceless(word) || isBeginning(word),
      fuzzy: (word) => !isSpaceless(word) && (word.length > 5 || isWrong(word)) && 0.2,
    },
  });
  const isBeginning = (word: string) =>
    word.length > 1 && !known.has(word) && [...known].some((one) => one.startsWith(word));
  // Changing one letter of a short word makes a different word.
  const isWrong = (word: string) => word.length > 3 && !known.has(word) && !isBeginning(word);
  index.addAll(documents);
  return index;
}

export function splitAtWords(text: string, searched: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of text.split(wordOrText).flatMap((part) => piecesOf(part, searched))) {
    const last = pieces.at(-1);
    if (last && !piece.found && !last.found) last.text += piece.text;
    else if (piece.text) pieces.push(piece);
  }
  return pieces;
}

const wordOrText = new RegExp(`(${words.source})`, "u");

function piecesOf(part: string, searched: ReadonlySet<string>): Piece | Piece[] {
  if (!isSpaceless(part)) return { text: part, found: searched.has(fold(part)) };
  const pieces: Piece[] = [];
  for (let at = 0; at < part.length; at += pieces.at(-1)?.text.length ?? 1) {
    const length = lengthFound(part.slice(at, at + longestPart), searched);
    pieces.push({ text: part.slice(at, at + (length || 1)), found: length > 0 });
  }
  return pieces;
}

function lengthFound(sentence: string, searched: ReadonlySet<string>): number {
  let length = sentence.length;
  while (length > 0 && !searched.has(plainLetters(sentence.slice(0, length)))) length--;
  return length;
}
