/** Returns a pattern for text in lower case. @param phrases as `collections/schemas/moderation.ts` describes them */
export const patternOf = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map(sourceOf).join("|"), "u");

const letter = "[\\p{L}\\p{N}]";

function sourceOf(phrase: string): string {
  const words = phrase.toLowerCase().trim().split(/\s+/);
  const before = words[0]?.startsWith("*") ? "" : `(?<!${letter})`;
  const after = words.at(-1)?.endsWith("*") ? "" : `(?!${letter})`;
  const pattern = words
    .map((word) => (word === "..." ? word : `(?:${word.split("/").map(wordSource).join("|")})`))
    .join("[\\s-]{1,3}")
    .replaceAll("[\\s-]{1,3}...[\\s-]{1,3}", `(?!${letter}).{1,30}?(?<!${letter})`);
  return before + pattern + after;
}

// Bounded repeats, so that the time grows linearly with the text.
const wordSource = (word: string): string =>
  word
    .replace(/[.$]/g, "\\$&")
    .replaceAll("*", `${letter}{0,20}`)
    .replaceAll("#", "\\d{1,9}(?:[.,]\\d{1,9})? ?");
