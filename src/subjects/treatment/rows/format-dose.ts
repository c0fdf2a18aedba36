/** A dose as it is printed: "500-1000mg" becomes "500–1,000 mg". */
export const formatDose = (dose: string): string =>
  dose
    .replace(/\d{4,}/g, (amount) => Number(amount).toLocaleString("en-GB"))
    .replace(/(?<=\d)-(?=\d)/g, "–")
    .replace(/(?<=\d)(?=(?:mg|oz)\b)/g, " ");
