import { latinLetters } from "./latin-letters.ts";

/** @param phrases as `collections/schemas/moderation.ts` describes them */
export const patternOf = (phrases: readonly string[]): RegExp => {
  const trimmed = phrases.map((phrase) => latinLetters(phrase).trim());
  // A check at the ends of each phrase would dominate the start of a function.
  const groups = Map.groupBy(
    trimmed,
    (phrase) => `${phrase.startsWith("*")} ${phrase.endsWith("*")}`,
  );
  return new RegExp([...groups.values()].map(sourceOf).join("|"), "u");
};

const letter = "[\\p{L}\\p{N}]";

function sourceOf(phrases: string[]): string {
  const before = phrases[0]?.startsWith("*") ? "" : `(?<!${letter})`;
  const after = phrases[0]?.endsWith("*") ? "" : `(?!${letter})`;
  return `${before}(?:${phrases.map(phraseSource).join("|")})${after}`;
}

const phraseSource = (phrase: string): string =>
  phrase
    .split(/\s+/)
    .map((word) => (word === "..." ? word : `(?:${word.split("/").map(wordSource).join("|")})`))
    .join("[\\s-]{1,3}")
    .replaceAll("[\\s-]{1,3}...[\\s-]{1,3}", `(?!${letter}).{1,30}?(?<!${letter})`);

// Bounded repeats, so that the time grows linearly with the text.
const wordSource = (word: string): string =>
  word
    .replace(/[.$]/g, "\\$&")
    .replaceAll("*", `${letter}{0,20}`)
    .replaceAll("#", "\\d{1,9}(?:[.,]\\d{1,9})? ?");
