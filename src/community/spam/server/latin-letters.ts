import json from "unhomoglyph/data.json" with { type: "json" };
import { plainLetters } from "../../../lib/text/plain-letters.ts";

// Each Latin letter, followed by look-alikes that Unicode's list of confusables (UTS 39) leaves out, or maps to a
// letter that is not Latin itself: small capitals, letters with a hook or a stroke, and symbols.
const others =
  "aᴀⲀᗩɅΛᴧ bвβьʙⲂßᗷ cς©⊂ᑕ匚ㄷ₵ dᴅᗪ eεєэᴇɛꞓəǝ€ fꜰ gɢ hнʜ iʟɪ丨 jᴊʝ kкκᴋĸҝҡ₭ lʟ mмᴍʍᗰ nпπиɴŋᴎՈ∩ꓵภ几₦ o○◯●◦⭕⚪⚫🔴🔵∅☉◎⊙❍ㄖ口ロ pᴘ qɋ rяʀᴙɾ®Ⲅ尺 sƨ丂 tтτᴛʈ†丅ㄒ₮Շ uʉμᑌ wωшⱳ xχ✕✖ zⲌ";

const latin = new Map<string, string>();
for (const [letter = "", ...looksLikeIt] of others.split(" ").map((group) => [...group]))
  for (const other of looksLikeIt) latin.set(other, letter);

// Letters in black circles, in black squares, and those that flags consist of. NFKD covers the white ones.
for (const first of [0x1f150, 0x1f170, 0x1f1e6])
  for (let at = 0; at < 26; at++)
    latin.set(String.fromCodePoint(first + at), String.fromCharCode(97 + at));

/** ASCII stays as it is: UTS 39 reads m as rn, and 1 as l. */
const replaceLetters = (text: string): string =>
  text.replace(/[^\p{ASCII}]/gu, (letter) => latin.get(letter) ?? remembered(letter));

function remembered(letter: string): string {
  const found = lookalike(letter) ?? letter;
  latin.set(letter, found);
  return found;
}

const confusables: Record<string, string> = json;

function lookalike(letter: string): string | undefined {
  const styled = letter.normalize("NFKD");
  if (/^[a-z]+$/i.test(styled)) return styled;
  const prototype = confusables[letter] ?? "";
  if (/^[a-z]+$/i.test(prototype)) return prototype;
  const [base = ""] = prototype.normalize("NFKD");
  return /^[a-z]$/i.test(base) ? base : latin.get(base);
}

/**
 * Reduces a text to plain letters, and replaces letters of other scripts that look Latin. The result is for comparing
 * only, never for display: words of other scripts become a mixture.
 */
export const latinLetters = (text: string): string =>
  // Runs before lowercasing, because Greek Ν looks like N, but ν like v, and again after it, for letters that NFKD
  // decomposes.
  replaceLetters(plainLetters(replaceLetters(text)));
