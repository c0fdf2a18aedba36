// What a visitor's text loses before anything else looks at it. PostgreSQL stores no NUL and no half
// surrogate, feeds are XML and allow no other control characters, and some invisible characters turn
// the text around them or let one name pass for another.

const controls = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;
/** Embeddings, overrides and isolates. The three marks that right-to-left writing needs are not among them. */
const bidi = /[\u202a-\u202e\u2066-\u2069]/g;
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Forms send CRLF; phones from before 2023 know no `toWellFormed`, and the server does it again. */
const wellFormed = (value: string) =>
  (value.toWellFormed?.() ?? value).replace(/\r\n?|[\x85\u2028\u2029]/g, "\n");

const isVisible = (value: string) => /\S/.test(value.replace(invisible, ""));

/** Text of many lines, trimmed. Emoji joiners stay; nothing but invisible characters is nothing. */
export function cleanText(value: string): string {
  const text = wellFormed(value).replace(controls, "").replace(bidi, "").trim();
  return isVisible(text) ? text : "";
}

/** A name or a title: one line of visible characters, single spaces between its words. */
export const cleanLine = (value: string): string =>
  wellFormed(value)
    .replace(/[^\S\ufeff]/g, " ")
    .replace(invisible, "")
    .replace(/ +/g, " ")
    .trim();
