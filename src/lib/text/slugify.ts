import { plainLetters } from "./plain-letters.ts";

/** Converts text to a file name of lower-case letters, digits and hyphens. May be empty. */
export function slugify(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
