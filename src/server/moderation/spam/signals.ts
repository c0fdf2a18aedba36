import json from "../../../../content/moderation.json" with { type: "json" };
import { readSpamWords } from "../../../collections/files/spam-words.ts";
import { patternOf } from "./phrases.ts";
import { type Words, wholeText } from "./post-text.ts";

// Spam repeats the vocabulary of its trade. Ill people use some of it too, so no single word is enough.

// Visitors may send the longest and worst text possible. Each pattern is anchored at a word or has bounded repeats,
// so its time grows linearly with the text.

const words = readSpamWords(json);

const patternsOf = (groups: { phrases: string[] }[]) =>
  groups.map(({ phrases }) => patternOf(phrases));

const link =
  /https?:\/\/\S+|\bwww\.\S+|(?<![\w-])[a-z0-9-]+(?:\.[a-z0-9-]+){0,10}\.[a-z]{2,}\/\S+/giu;
const bareDomain =
  /(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|io|co|shop|store|online|site|xyz|top|club|vip|ru|cn)\b/giu;

/** With or without `https://`. */
export function linksIn(text: string): number {
  const links = text.match(link) ?? [];
  const rest = text.replace(link, " ");
  return links.length + (rest.match(bareDomain) ?? []).length;
}

const trusted =
  /^(?:https?:\/\/)?[^\s/]+\.(?:gov|edu|org|int|ac|nhs)(?:\.[a-z]{2})?(?:[/?#:]|$)|^(?:https?:\/\/)?(?:[^\s/]+\.)?(?:doi\.org|youtube\.com|youtu\.be|wikipedia\.org)\//iu;

/** Returns true for a link to anything but an authority, a university, a charity or an encyclopedia. */
export const hasUnknownLink = ({ content }: Words): boolean =>
  [...(content.match(link) ?? []), ...(content.replace(link, " ").match(bareDomain) ?? [])].some(
    (found) => !trusted.test(found),
  );

export function isMostlyLink({ content }: Words): boolean {
  const words = content.replace(link, " ").match(/\p{L}{2,}/gu) ?? [];
  return linksIn(content) > 0 && words.length < 6;
}

/** BBCode and HTML links, which visitors do not type by hand into a plain box. */
export const hasMarkupLink = ({ content }: Words): boolean => /\[url[=\]]|<a\s/iu.test(content);

const shopEnding =
  /https?:\/\/[^\s/]+\.(?:shop|store|xyz|top|win|club|vip|casino|loan|click|bid|biz|cc|ws|buzz|live|icu|guru)\b/iu;

/** Cheap top-level domains that short-lived shops use. */
export const hasShopLink = (words: Words): boolean => shopEnding.test(wholeText(words));

const goods = patternsOf(words.goods);

export const tradesIn = (words: Words): number => countOf(goods, wholeText(words));

const advertising = patternsOf(words.advertising);

export const pitchesIn = (words: Words): number => countOf(advertising, wholeText(words));

const money = /[$€£₹]\s?\d|\b\d[\d.,]{0,30} ?(?:usd|euros?|dollars|dólares|rs|рублей)\b/iu;
const earnings = [patternOf(words.earnings)];

export const promisesMoney = ({ content }: Words): boolean =>
  money.test(content) && countOf(earnings, content) > 0;

const healers = [patternOf(words.healers)];

export const praisesHealer = (words: Words): boolean => countOf(healers, wholeText(words)) > 0;

const reach = [
  ...patternsOf(words.contact),
  // A telephone number, but not part of a serial number such as 3174bc8b-4933-4886-a733.
  /(?<![\w.-])\+?\d[\d ().-]{7,40}\d(?![\w-])/u,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|\b\w+ at \w+ dot com\b/u,
];

export const waysToReach = ({ content }: Words): number => countOf(reach, content);

const praise = [patternOf(words.praise)];

/** Praise that would fit any page. */
export const flatters = ({ content }: Words): boolean => countOf(praise, content) > 0;

const barker = /[🔥🚀👉👈🎰💋💰🤑⬇➡→💵]|>{2,}|!{3,}/u;

/** Emoji and punctuation used to attract attention. */
export const barks = ({ content }: Words): boolean => barker.test(content);

export function shouts({ content }: Words): boolean {
  const letters = content.match(/\p{L}/gu) ?? [];
  const capitals = content.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 30 && capitals.length > 0.6 * letters.length;
}

export function drones({ content }: Words): boolean {
  const words = content.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.length >= 6 && words.length < 60 && new Set(words).size < 0.6 * words.length;
}

function countOf(patterns: RegExp[], text: string): number {
  const lower = text.toLowerCase();
  return patterns.filter((pattern) => pattern.test(lower)).length;
}
