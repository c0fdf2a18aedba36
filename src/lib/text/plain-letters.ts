// The apostrophes and quotes of all keyboards, and the accents and primes that people type in their place.
const apostrophes = /[`´‘’‚‛“”„‟ʹʺʻʼʽˈˊˋ′″‵‹›«»＇｀\u201b"]/gu;
/** All but signs that stand for whole words, such as ﷺ, which would become 18 letters. */
const notLigatures = /[^\u3300-\u33ff\ufdf0-\ufdff]+/g;
/** Accents, Arabic vowels and invisible characters. The vowels of Hindi are letters: without them, मेरा (my) is मरा (died). */
const marks = /(?![\u3099\u309a])[\p{sc=Inherited}\u0640\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Letters that NFKD does not decompose, and Arabic endings that people write in either way. */
export const sameLetters: Record<string, string> = {
  ı: "i",
  ł: "l",
  đ: "d",
  ø: "o",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  ħ: "h",
  ى: "ي",
  ة: "ه",
};
const katakana = /[ァ-ヶ]/g;

export const toHiragana = (letter: string): string =>
  String.fromCharCode(letter.charCodeAt(0) - 96);

/**
 * Ranges for a regular expression, also of PostgreSQL: letters of Thai, Lao, Burmese, Khmer, Japanese and Chinese, which
 * are written without spaces, and of Korean, which adds endings to words.
 */
export const spaceless = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff`;

/**
 * Reduces a text to plain letters: lower case, without accents, styles and invisible characters, with one kind of
 * apostrophe. The result is for comparing only, never for display. It keeps the script; see `latin-letters.ts`.
 */
export const plainLetters = (text: string): string =>
  text
    // Before NFKD, which turns some of them into a space and an accent.
    .replace(apostrophes, "'")
    .replace(notLigatures, (letters) => letters.normalize("NFKD"))
    .toLowerCase()
    .replace(marks, "")
    .normalize("NFC")
    .replace(/[ıłđøßæœþðħىة]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(katakana, toHiragana);
