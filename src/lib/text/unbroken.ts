import { months } from "../time/format-date.ts";

const units =
  "mg|mcg|g|kg|ml|oz|mm|cm|inch(?:es)?|CFU|billion|tablespoons?|teaspoons?|cups?|drops?|times|seconds?|minutes?|hours?|days?|weeks?|months?|years?";

const patterns = [
  `\\b\\d{1,2} (?:${months.join("|")})(?: \\d{4})?\\b`,
  // An amount or a range of amounts: "3 mg", "1/2 teaspoon", "7 to 18 days".
  `\\b\\d[\\d.,/]*(?:(?:[-–]| to )\\d[\\d.,]*)? (?:${units})\\b`,
  `\\b(?:under|over) \\d+(?: (?:${units}))?\\b`,
];

const amountOrDate = new RegExp(patterns.join("|"), "g");

/** Puts no-break spaces into amounts and dates, so that each stays on one line. */
export const unbroken = (text: string): string =>
  text.replace(amountOrDate, (found) => found.replaceAll(" ", "\u00a0"));
