// After a full stop, an exclamation or a question mark, unless the stop belongs to a short form.
const end =
  /(?<=[.!?]["”’)]*)(?<!\b(?:e\.g|i\.e|approx|vs|cf|Dr|Mr|Mrs|Prof|St|No)\.)\s+(?=["“‘(]*[\p{Lu}\d])/u;

/** The sentences of a text, for a list that the eye can run down. */
export const splitSentences = (text: string): string[] => text.trim().split(end);
