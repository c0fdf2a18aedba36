/** What words make as the name of a file: lower-case letters, digits and hyphens; perhaps nothing. */
export const tidyName = (words: string): string =>
  words
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
