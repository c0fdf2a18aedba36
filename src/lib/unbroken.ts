import { months } from "./format-date.ts";

const units =
  "mg|mcg|g|kg|ml|oz|mm|cm|inch(?:es)?|CFU|billion|tablespoons?|teaspoons?|cups?|drops?|times|seconds?|minutes?|hours?|days?|weeks?|months?|years?";

const patterns = [
  `\\b\\d{1,2} (?:${months.join("|")})(?: \\d{4})?\\b`,
  // An amount or a range of amounts: "3 mg", "1/2 teaspoon", "7 to 18 days".
  `\\b\\d[\\d.,/]*(?:(?:[-–]| to )\\d[\\d.,]*)? ?(?:${units})\\b`,
  "\\b\\d+[-–]\\d+\\b",
  `\\b(?:under|over) \\d+(?: (?:${units}))?\\b`,
  // A short compound, such as "short-term".
  "\\b\\p{L}{1,6}-\\p{L}{1,6}\\b",
];

const unbroken = new RegExp(`(${patterns.join("|")})`, "u");

/** Splits a text so that every second piece, from the second on, must stay on one line. */
export const splitUnbroken = (text: string): string[] => text.split(unbroken);
