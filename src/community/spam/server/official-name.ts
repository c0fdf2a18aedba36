import { latinLetters } from "./latin-letters.ts";
import { moderationSettings } from "./moderation-settings.ts";

/** With one letter for I and l, which look the same. */
const words = (name: string): string[] =>
  latinLetters(name)
    .replaceAll("l", "i")
    .split(/[^\p{L}\p{N}]+/u);

/** Names that look the same have the same letters. */
const letters = (name: string): string => words(name).join("");

const officialNames = new Set(moderationSettings.names.map(letters));

/**
 * True for a name, or one with a word, of the list of `content/moderation.json`, and for one that contains the site's
 * name. Other imitations lack the badge.
 */
export function looksOfficial(author: string, siteName: string): boolean {
  const site = letters(siteName);
  const isOfficial = [letters(author), ...words(author)].some((name) => officialNames.has(name));
  // A name of symbols has no letters.
  return isOfficial || (site !== "" && letters(author).includes(site));
}
