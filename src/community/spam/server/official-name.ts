import { latinLetters } from "./latin-letters.ts";
import { moderationSettings } from "./moderation-settings.ts";

/** I and l look the same. */
const words = (name: string): string[] =>
  latinLetters(name)
    .replaceAll("l", "i")
    .split(/[^\p{L}\p{N}]+/u);

const letters = (name: string): string => words(name).join("");

const officialNames = new Set(moderationSettings.names.map(letters));

/** A listed name, or one with a listed word, or the site's name. Other imitations lack the badge. */
export function looksOfficial(author: string, siteName: string): boolean {
  const site = letters(siteName);
  const isOfficial = [letters(author), ...words(author)].some((name) => officialNames.has(name));
  // A name of symbols has no letters.
  return isOfficial || (site !== "" && letters(author).includes(site));
}
