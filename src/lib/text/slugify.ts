import { plainLetters } from "./plain-letters.ts";

/** Windows has no files with these names. */
const reserved = /^(con|prn|aux|nul|(com|lpt)\d)$/;

export function slugify(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .replace(reserved, "$&-1");
}
