// Which section of the Media page shows what. Specification, section 9: substrings of the category.

const photoWords = ["microscop", "evidence", "proof", "laboratory", "analysis", "iphone"];
const videoWords = [
  "scientific",
  "evidence",
  "proof",
  "laboratory",
  "analysis",
  "research",
  "documentation",
  "parasit",
];

const names = (category: string, words: readonly string[]) =>
  words.some((word) => category.toLowerCase().includes(word));

/** Whether the Media page shows a photograph of that category. */
export const isPhotoEvidence = (category: string): boolean => names(category, photoWords);

/** Whether the Media page shows a video of that category. */
export const isVideoEvidence = (category: string): boolean => names(category, videoWords);
