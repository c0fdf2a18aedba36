import { plainLetters } from "./plain-letters.ts";

export function slugify(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
