const apostrophes = /[`´‘’‚‛“”„‟ʹʺʻʼʽˈˊˋ′″‵‹›«»＇｀\u201b"]/gu;
/** Signs that stand for whole words, such as ﷺ, would become 18 letters. */
const notLigatures = /[^\u3300-\u33ff\ufdf0-\ufdff]+/g;
/** The vowels of Hindi are letters: without them, मेरा (my) is मरा (died). */
const marks = /(?![\u3099\u309a])[\p{sc=Inherited}\u0640\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** NFKD does not decompose them. People write the Arabic endings in either way. */
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

/** Ranges of scripts without spaces, and of Korean, which adds endings to words. PostgreSQL reads them too. */
export const spaceless = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff`;

/** For comparing only, never for display. Keeps the script; see `latin-letters.ts`. */
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
