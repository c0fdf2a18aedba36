/** Returns true if a section says once that its entries are examples, so that they need no labels. */
export const allExamples = (entries: readonly { sample?: boolean | undefined }[]): boolean =>
  entries.length > 0 && entries.every(({ sample }) => sample);
