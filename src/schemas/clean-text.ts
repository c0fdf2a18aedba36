// Removes characters that break storage or mislead readers: PostgreSQL rejects NUL and lone surrogates, XML feeds
// reject control characters, and invisible characters can reorder text or make two names look the same.

const controls = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;
// Embeddings, overrides and isolates. The three marks that right-to-left scripts need stay.
const bidi = /[\u202a-\u202e\u2066-\u2069]/g;
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

// Letters of all scripts have up to four marks. More would cover the lines above and below.
const piledMarks = /((?:\u200d?\p{M}){4})(?:\u200d?\p{M})+/gu;

// More than two empty lines would push other posts off the screen.
const emptyLines = /\n(?:(?:(?!\n)[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}])*\n){3,}/gu;

// Forms send CRLF. Browsers from before 2023 lack `toWellFormed`, so the server does it again.
const wellFormed = (value: string) =>
  (value.toWellFormed?.() ?? value).replace(/\r\n?|[\x85\u2028\u2029]/g, "\n");

const isVisible = (value: string) => /\S/.test(value.replace(invisible, ""));

/** Cleans and trims a text of one or more lines. Text without visible characters becomes empty. */
export function cleanText(value: string): string {
  const text = wellFormed(value)
    .replace(controls, "")
    .replace(bidi, "")
    .replace(piledMarks, "$1")
    .replace(emptyLines, "\n\n\n")
    .trim();
  return isVisible(text) ? text : "";
}

/** Cleans a name or a title: one line with single spaces. Text without visible characters becomes empty. */
export const cleanLine = (value: string): string =>
  wellFormed(value)
    .replace(/[^\S\ufeff]/g, " ")
    .replace(invisible, "")
    .replace(piledMarks, "$1")
    .replace(/ +/g, " ")
    .trim();
