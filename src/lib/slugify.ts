/** Converts text to a file name of lower-case letters, digits and hyphens. May be empty. */
export function slugify(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
