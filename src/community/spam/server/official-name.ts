import { latinLetters } from "./latin-letters.ts";
import { moderationSettings } from "./moderation-settings.ts";

/** ASCII characters that are used in place of letters. */
const symbolLetters: Record<string, string> = {
  "()": "o",
  "[]": "o",
  "(": "c",
  "[": "c",
  "<": "c",
  "|\\|": "n",
  "4": "a",
  "@": "a",
  "8": "b",
  "3": "e",
  "1": "i",
  "|": "i",
  "!": "i",
  "0": "o",
  "5": "s",
  $: "s",
  "7": "t",
  "+": "t",
};

const symbols = /\(\)|\[\]|\|\\\||[([<4@831|!05$7+]/gu;

const officialNames = new Set(
  moderationSettings.names
    .flatMap((name) => [name, `the${name}`, ...exchanged(name)])
    .map(skeleton),
);

/**
 * A name backwards, and with two neighbouring letters exchanged: `nimda`, `amdin`. Not with a letter that is missing or
 * another one, because Amin and Armin are names. Short names are left out: Dom is a name.
 */
function exchanged(name: string): string[] {
  const letters = Array.from(name);
  if (letters.length < 5) return [];
  const swapped = letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? "").join(""));
  return [letters.toReversed().join(""), ...swapped];
}

/**
 * True if visitors could mistake a name for that of the creator, a moderator or the site, or if it contains the site's
 * name.
 */
export function looksOfficial(author: string, siteName: string): boolean {
  // A name of symbols has an empty skeleton.
  const site = skeleton(siteName);
  const names = readings(author).flatMap((name) => {
    const parts = words(name);
    return [parts.join(""), ...parts].map(once);
  });
  return names.some((name) => officialNames.has(name) || (site !== "" && name.includes(site)));
}

/** The ways to read a name: letter by letter, TheWordsInIt, and 5ymb0ls as letters or as decoration. */
function readings(name: string): string[] {
  const spelled = name.replace(/(?<![\p{L}\p{M}])(\p{L})[^\p{L}\p{N}]+(?=\p{L}(?!\p{L}))/gu, "$1");
  const split = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  const undecorated = [name, split].map((text) =>
    text.replace(/[\p{P}\p{S}]|(?<!\p{L})\p{N}+|\p{N}+(?!\p{L})/gu, " "),
  );
  return [name, spelled, split, ...undecorated];
}

/** Maps names that look the same to the same text. */
function skeleton(name: string): string {
  return once(words(name).join(""));
}

/** `Admiin` reads like Admin. */
function once(word: string): string {
  return word.replace(/(.)\1+/gu, "$1");
}

function words(name: string): string[] {
  return latinLetters(name.replace(symbols, (symbol) => symbolLetters[symbol] ?? symbol))
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll("l", "i")
    .split(/[^\p{L}\p{N}]+/u);
}
