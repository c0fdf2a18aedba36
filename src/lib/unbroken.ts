const units =
  "mg|mcg|g|kg|ml|oz|mm|cm|CFU|billion|tablespoons?|teaspoons?|cups?|drops?|seconds?|minutes?|hours?|days?|weeks?|months?|years?";

/** Amounts ("3 mg", "1/2 teaspoon"), ranges ("1–2"), ages ("under 18") and short compounds ("short-term"). */
const unbroken = new RegExp(
  `(\\b\\d[\\d.,/]*(?:[-–]\\d[\\d.,]*)? ?(?:${units})\\b|\\b\\d+[-–]\\d+\\b|\\b(?:under|over) \\d+\\b|\\b\\p{L}{1,6}-\\p{L}{1,6}\\b)`,
  "u",
);

/** Splits a text so that every second piece, from the second on, must stay on one line. */
export const splitUnbroken = (text: string): string[] => text.split(unbroken);
