export const illustrationTitles = {
  "where-parasites-live": "Where four common parasites live",
  "threadworm-life-cycle": "The life cycle of the threadworm",
  "stool-sample": "How to take a stool (poo) sample",
  "tape-test": "How to do a tape test for threadworms",
} as const;

export type IllustrationName = keyof typeof illustrationTitles;

export const illustrationNames = Object.keys(illustrationTitles) as IllustrationName[];
