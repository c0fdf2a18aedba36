import { createHash } from "node:crypto";
import json from "../../../../content/moderation.json" with { type: "json" };
import { moderationSchema } from "../../../collections/schemas/moderation.ts";
import { parseImported } from "../../../lib/errors/schema-errors.ts";
import { listedWord } from "../listed-word.ts";
import { latinLetters } from "./latin-letters.ts";
import { patternOf } from "./phrases.ts";

const settings = parseImported("content/moderation.json", moderationSchema, json);

export interface Words {
  author: string;
  title?: string | undefined;
  content: string;
}

// Ill people use some of the words of spam too, so no single one is enough: `holdFrom`.

// Texts may be long and hostile. Each pattern is anchored at a word or has bounded repeats, so its time grows
// linearly.

const patternsOf = (groups: typeof settings.spam) =>
  groups.map(({ name, phrases }) => ({
    // Reasons are stored with commas between them.
    name: name.replaceAll(",", ""),
    pattern: patternOf(phrases),
  }));

const waits = patternsOf(settings.waits);
const spam = patternsOf(settings.spam);

/** "Never drink bleach" and "do not stop taking it" are warnings. */
const warning =
  /(?<!\p{L})(?:never|not|don.?t)(?: just| ever)? (?:stop|quit|skip|drink|swallow|reduce)\p{L}*/gu;

/** Not part of a serial number such as 3174bc8b-4933-4886-a733. */
const telephone = /(?<![\w.-])\+?\d[\d ().-]{7,40}\d(?![\w-])/u;
const handle = /(?<![\w.@/])@[a-z]\w{4,}|\bt\.me\/\w+/u;
const spelledDomain =
  /(?<![\w-])\w{1,63}-[\w-]{1,63} dot [a-z]{2,}|(?<![\w-])[\w-]{1,63} ?[([]?dot[)\]]? ?(?:com|net|org|info|biz|shop|store|online|site|xyz|ru)\b/u;
const street =
  /\b\d{1,4}[a-z]? \p{L}+ (?:street|road|lane|avenue|crescent|terrace)\b|\p{L}{3,30}(?:strasse|gasse|allee|platz) \d/u;
const email = /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|\b\w+ at \w+ dot com\b/u;
const link =
  /https?:\/\/\S+|\bwww\.\S+|(?<![\w-])[a-z0-9-]+(?:\.[a-z0-9-]+){0,10}\.[a-z]{2,}\/\S+/giu;
const bareDomain =
  /(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|io|co|shop|store|online|site|xyz|top|club|vip|ru|cn)\b/giu;
const trusted =
  /^(?:https?:\/\/)?[^\s/]+\.(?:gov|edu|org|int|ac|nhs)(?:\.[a-z]{2})?(?:[/?#:]|$)|^(?:https?:\/\/)?(?:[^\s/]+\.)?(?:doi\.org|youtube\.com|youtu\.be|wikipedia\.org)\//iu;

const linksIn = (text: string): string[] => [
  ...(text.match(link) ?? []),
  ...(text.replace(link, " ").match(bareDomain) ?? []),
];

/** Written with look-alikes, a trusted address is not trusted. */
function unknownLinks({ author, content }: Words): number {
  const [written, read] = [linksIn(content), linksIn(latinLetters(content))];
  const visible = read.length > written.length ? read : written;
  return [...linksIn(author), ...visible].filter((to) => !trusted.test(to)).length;
}

export const holdFrom = 2;

export function signsOf(post: Words, isTrapped = false) {
  const text = latinLetters([post.author, post.title ?? "", post.content].join("\n"));
  const advice = text.replace(warning, "");
  const links = unknownLinks(post);
  const signs: [reason: string, count: number][] = [
    ...waits.map(({ name, pattern }): [string, number] => [
      listedWord(name),
      pattern.test(advice) ? holdFrom : 0,
    ]),
    ...spam.map(({ name, pattern }): [string, number] => [name, Number(pattern.test(text))]),
    ["trap", isTrapped ? holdFrom : 0],
    ["link", Math.min(Math.ceil(links / 2), holdFrom)],
    [
      "contact",
      Number([telephone, email, handle, street, spelledDomain].some((sign) => sign.test(text))),
    ],
  ];
  const found = signs.filter(([, count]) => count > 0);
  return {
    points: found.reduce((sum, [, count]) => sum + count, 0),
    reasons: found.map(([name]) => name),
  };
}

/** Shorter texts are often equal by chance: "Thank you so much for this." */
const fewest = 8;

/** Ignores numbers, punctuation, case and look-alikes. @returns undefined for a short text */
export function fingerprintOf(content: string): string | undefined {
  const words = latinLetters(content).match(/\p{L}+/gu) ?? [];
  if (words.length < fewest) return undefined;
  return createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 32);
}

/** I and l look the same. */
const wordsOf = (name: string): string[] =>
  latinLetters(name)
    .replaceAll("l", "i")
    .split(/[^\p{L}\p{N}]+/u);

const letters = (name: string): string => wordsOf(name).join("");

const officialNames = new Set(settings.names.map(letters));

/** A listed name, or one with a listed word, or the site's name. Other imitations lack the badge. */
export function looksOfficial(author: string, siteName: string): boolean {
  const site = letters(siteName);
  const isOfficial = [letters(author), ...wordsOf(author)].some((name) => officialNames.has(name));
  // A name of symbols has no letters.
  return isOfficial || (site !== "" && letters(author).includes(site));
}
