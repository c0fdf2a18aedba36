// After a full stop, an exclamation mark or a question mark, except in abbreviations.
const end =
  /(?<=[.!?]["”’)]*)(?<!\b(?:e\.g|i\.e|approx|vs|cf|Dr|Mr|Mrs|Prof|St|No)\.)\s+(?=["“‘(]*[\p{Lu}\d])/u;

/** Splits a text into sentences. */
export const splitSentences = (text: string): string[] => text.trim().split(end);
