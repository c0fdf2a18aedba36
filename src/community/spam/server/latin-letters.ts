import json from "unhomoglyph/data.json" with { type: "json" };
import { plainLetters } from "../../../lib/text/plain-letters.ts";

const confusables: Record<string, string> = json;

const isLatin = (letters: string): boolean => /^[a-z]+$/i.test(letters);

function lookalike(letter: string): string | undefined {
  const prototype = confusables[letter] ?? "";
  const [base = ""] = prototype.normalize("NFKD");
  return [letter.normalize("NFKD"), prototype, base].find(isLatin);
}

const known = new Map<string, string>();

/** A letter whose capital looks Latin is read like it. */
function latinLetter(letter: string): string {
  const latin = known.get(letter) ?? lookalike(letter) ?? lookalike(letter.toUpperCase()) ?? letter;
  known.set(letter, latin);
  return latin;
}

/** ASCII stays as it is: UTS 39 reads m as rn, and 1 as l. */
const replaceLetters = (text: string): string => text.replace(/[^\p{ASCII}]/gu, latinLetter);

/** For comparing only, never for display: words of other scripts become a mixture. */
export const latinLetters = (text: string): string =>
  // Before lowercasing, because Greek Ν looks like N, but ν like v, and after it, for letters that NFKD decomposes.
  replaceLetters(plainLetters(replaceLetters(text)));
