import { createHash } from "node:crypto";
import json from "../../../../../content/moderation.json" with { type: "json" };
import { moderationSchema } from "../../../../collections/schemas/moderation.ts";
import { parseImported } from "../../../../lib/schema-errors.ts";
import type { BotSignals } from "../../../forum/server/form-token.ts";
import type { SpamReason } from "../../moderation-text.ts";
import { latinLetters } from "./latin-letters.ts";
import { patternOf } from "./phrases.ts";

export interface Words {
  author: string;
  title?: string | undefined;
  content: string;
}

const wholeText = ({ author, title = "", content }: Words): string =>
  [author, title, content].join("\n");

// Spam repeats the vocabulary of its trade. Ill people use some of it too, so no single word is enough.

// Visitors may send very long, hostile texts. Each pattern is anchored at a word or has bounded repeats, so its time
// grows linearly with the text.

const words = parseImported("content/moderation.json", moderationSchema, json);

const patternsOf = (groups: { phrases: string[] }[]) =>
  groups.map(({ phrases }) => patternOf(phrases));

const trade = patternsOf([...words.goods, { phrases: words.healers }]);
const advertising = patternsOf([...words.advertising, { phrases: words.praise }]);
const earnings = patternOf(words.earnings);
const contact = [
  ...patternsOf(words.contact),
  // A telephone number, but not part of a serial number such as 3174bc8b-4933-4886-a733.
  /(?<![\w.-])\+?\d[\d ().-]{7,40}\d(?![\w-])/u,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|\b\w+ at \w+ dot com\b/u,
];

const money = /[$€£₹]\s?\d|\b\d[\d.,]{0,30} ?(?:usd|euros?|dollars|dólares|rs|рублей)\b/iu;
const link =
  /https?:\/\/\S+|\bwww\.\S+|(?<![\w-])[a-z0-9-]+(?:\.[a-z0-9-]+){0,10}\.[a-z]{2,}\/\S+/giu;
/** Cheap top-level domains that short-lived shops use. */
const shop =
  /https?:\/\/[^\s/]+\.(?:shop|store|xyz|top|win|club|vip|casino|loan|click|bid|biz|cc|ws|buzz|live|icu|guru)\b/iu;
const bareDomain =
  /(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|io|co|shop|store|online|site|xyz|top|club|vip|ru|cn)\b/giu;
/** An authority, a university, a charity or an encyclopedia. */
const trusted =
  /^(?:https?:\/\/)?[^\s/]+\.(?:gov|edu|org|int|ac|nhs)(?:\.[a-z]{2})?(?:[/?#:]|$)|^(?:https?:\/\/)?(?:[^\s/]+\.)?(?:doi\.org|youtube\.com|youtu\.be|wikipedia\.org)\//iu;

/** With or without `https://`. */
const linksIn = (text: string): string[] => [
  ...(text.match(link) ?? []),
  ...(text.replace(link, " ").match(bareDomain) ?? []),
];

/**
 * The links as written, because a look-alike of a trusted site is not trusted. If look-alike letters hide links, the
 * links after folding.
 */
function visibleLinks(content: string, lower: string): string[] {
  const [written, read] = [linksIn(content), linksIn(lower)];
  return read.length > written.length ? read : written;
}

const countOf = (patterns: RegExp[], text: string): number =>
  patterns.filter((pattern) => pattern.test(text)).length;

/** A name can look like that of a role or the site, or like the account of a moderator. */
export type Likeness = "official" | "account";

/** Points from which a post is held. No post is ever discarded. */
export const holdFrom = 6;

/**
 * The points of a post and the names of the rules that gave them, without the rules that need the database: see
 * `verdictOf`.
 */
export function score(words: Words, form: BotSignals, likeness?: Likeness) {
  const content = latinLetters(words.content);
  const whole = latinLetters(wholeText(words));
  const links = [...linksIn(words.author), ...visibleLinks(words.content, content)];
  const promisesMoney = money.test(words.content) && earnings.test(content);
  const points: Partial<Record<SpamReason, number>> = {
    // The form was filled in by a program.
    trap: form.trapped ? 6 : 0,
    "no-token": form.token === "none" ? 1 : 0,
    quick: form.token === "quick" ? 3 : 0,
    // The name is not the writer's own.
    "official-name": likeness === "official" ? 6 : 0,
    "account-name": likeness === "account" ? 6 : 0,
    // Links.
    link: Math.min(links.length, 3),
    "unknown-link": links.some((to) => !trusted.test(to)) ? 3 : 0,
    "shop-link": shop.test(whole) ? 2 : 0,
    // Words. A list can have several groups.
    trade: 4 * Math.min(countOf(trade, whole), 2),
    pitch: 2 * Math.min(countOf(advertising, whole) + Number(promisesMoney), 3),
    contact: 3 * Math.min(countOf(contact, content), 2),
  };
  const hits = Object.entries(points).filter(([, given]) => given > 0);
  return {
    points: hits.reduce((sum, [, given]) => sum + given, 0),
    reasons: hits.map(([name]) => name),
  };
}

/** Shorter texts are often equal by chance: "Thank you so much for this." */
const fewest = 8;

/** Hash of the words, ignoring numbers, punctuation, case and look-alikes. @returns undefined for a short text */
export function fingerprintOf({ content }: Words): string | undefined {
  const words = latinLetters(content).match(/\p{L}+/gu) ?? [];
  if (words.length < fewest) return undefined;
  return createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 32);
}
