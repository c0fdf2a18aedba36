/** Converts text to a file name of lower-case letters, digits and hyphens. May be empty. */
export const slugify = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
