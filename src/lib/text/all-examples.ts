export const allExamples = (entries: readonly { sample?: boolean | undefined }[]): boolean =>
  entries.length > 0 && entries.every(({ sample }) => sample);
