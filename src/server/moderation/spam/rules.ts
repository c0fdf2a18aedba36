import { createHash } from "node:crypto";
import json from "../../../../content/moderation.json" with { type: "json" };
import { moderationSchema } from "../../../collections/schemas/moderation.ts";
import { parseImported } from "../../../errors/zod-messages.ts";
import type { BotSignals } from "../../posts/form-token.ts";
import { patternOf } from "./phrases.ts";

export interface Words {
  author: string;
  title?: string | undefined;
  content: string;
}

export const wholeText = ({ author, title = "", content }: Words): string =>
  [author, title, content].join("\n");

// Spam repeats the vocabulary of its trade. Ill people use some of it too, so no single word is enough.

// Visitors may send the longest and worst text possible. Each pattern is anchored at a word or has bounded repeats,
// so its time grows linearly with the text.

const words = parseImported("content/moderation.json", moderationSchema, json);

const patternsOf = (groups: { phrases: string[] }[]) =>
  groups.map(({ phrases }) => patternOf(phrases));

const goods = patternsOf(words.goods);
const advertising = patternsOf(words.advertising);
const earnings = patternOf(words.earnings);
const healers = patternOf(words.healers);
const praise = patternOf(words.praise);
const contact = [
  ...patternsOf(words.contact),
  // A telephone number, but not part of a serial number such as 3174bc8b-4933-4886-a733.
  /(?<![\w.-])\+?\d[\d ().-]{7,40}\d(?![\w-])/u,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|\b\w+ at \w+ dot com\b/u,
];

const money = /[$€£₹]\s?\d|\b\d[\d.,]{0,30} ?(?:usd|euros?|dollars|dólares|rs|рублей)\b/iu;
const barker = /[🔥🚀👉👈🎰💋💰🤑⬇➡→💵]|>{2,}|!{3,}/u;
/** BBCode and HTML links, which visitors do not type by hand into a plain box. */
const markup = /\[url[=\]]|<a\s/iu;
/** Cheap top-level domains that short-lived shops use. */
const shop =
  /https?:\/\/[^\s/]+\.(?:shop|store|xyz|top|win|club|vip|casino|loan|click|bid|biz|cc|ws|buzz|live|icu|guru)\b/iu;
const link =
  /https?:\/\/\S+|\bwww\.\S+|(?<![\w-])[a-z0-9-]+(?:\.[a-z0-9-]+){0,10}\.[a-z]{2,}\/\S+/giu;
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

const countOf = (patterns: RegExp[], text: string): number =>
  patterns.filter((pattern) => pattern.test(text)).length;

function isMostlyLink({ content, links }: Post): boolean {
  const words = content.replace(link, " ").match(/\p{L}{2,}/gu) ?? [];
  return links.length > 0 && words.length < 6;
}

function shouts({ content }: Post): boolean {
  const letters = content.match(/\p{L}/gu) ?? [];
  const capitals = content.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 30 && capitals.length > 0.6 * letters.length;
}

function drones({ lower }: Post): boolean {
  const words = lower.match(/\p{L}{3,}/gu) ?? [];
  return words.length >= 6 && words.length < 60 && new Set(words).size < 0.6 * words.length;
}

export interface SiteFacts {
  /** How often the same text came in the last seven days; `removed`: a moderator removed one of them. */
  repeated: "never" | "once" | "often" | "removed";
  rush: boolean;
  /** True if the writer's network has sent many posts. */
  busyNetwork: boolean;
}

/** Points from which a post is held. No post is ever discarded. */
export const holdFrom = 6;

interface Post extends Words {
  /** The content, and the whole text with the name and the title, in lower case. */
  lower: string;
  whole: string;
  links: string[];
  form: BotSignals;
  likeness: Likeness | undefined;
}

/** A name can look like that of a role or the site, or like the account of a moderator. */
export type Likeness = "official" | "account";

interface Rule<Subject> {
  applies: (subject: Subject) => number | boolean;
  points: number;
  most?: number;
}

const postRules = {
  trap: { applies: ({ form }) => form.trapped, points: 6 },
  "no-token": { applies: ({ form }) => form.token === "none", points: 1 },
  quick: { applies: ({ form }) => form.token === "quick", points: 3 },
  "official-name": { applies: ({ likeness }) => likeness === "official", points: 6 },
  "account-name": { applies: ({ likeness }) => likeness === "account", points: 6 },
  "link-in-name": { applies: ({ author }) => linksIn(author).length > 0, points: 6 },
  "link-markup": { applies: ({ content }) => markup.test(content), points: 6 },
  link: { applies: ({ links }) => links.length, points: 1, most: 2 },
  "unknown-link": { applies: ({ links }) => links.some((to) => !trusted.test(to)), points: 3 },
  "many-links": { applies: ({ links }) => links.length > 2, points: 3 },
  "only-link": { applies: isMostlyLink, points: 3 },
  "shop-link": { applies: ({ whole }) => shop.test(whole), points: 2 },
  trade: { applies: ({ whole }) => countOf(goods, whole), points: 3, most: 2 },
  pitch: { applies: ({ whole }) => countOf(advertising, whole), points: 2, most: 3 },
  money: {
    applies: ({ content, lower }) => money.test(content) && earnings.test(lower),
    points: 3,
  },
  healer: { applies: ({ whole }) => healers.test(whole), points: 3 },
  contact: { applies: ({ lower }) => countOf(contact, lower), points: 3, most: 2 },
  flattery: { applies: ({ lower }) => praise.test(lower), points: 3 },
  barking: { applies: ({ content }) => barker.test(content), points: 1 },
  capitals: { applies: shouts, points: 1 },
  droning: { applies: drones, points: 3 },
} satisfies Record<string, Rule<Post>>;

const siteRules = {
  repeated: { applies: ({ repeated }) => repeated === "once", points: 3 },
  flood: { applies: ({ repeated }) => repeated === "often", points: 6 },
  "removed-before": { applies: ({ repeated }) => repeated === "removed", points: 6 },
  rush: { applies: ({ rush }) => rush, points: 2 },
  "busy-network": { applies: ({ busyNetwork }) => busyNetwork, points: 6 },
} satisfies Record<string, Rule<SiteFacts>>;

/** Every rule with its weight. The moderators' page shows the names. */
export const rules = { ...postRules, ...siteRules };

export type RuleName = keyof typeof rules;

/** The text is read once, since that takes most of the time; the result scores it for given facts. */
export function score(words: Words, form: BotSignals, likeness?: Likeness) {
  const { content } = words;
  const lower = content.toLowerCase();
  const whole = wholeText(words).toLowerCase();
  const own = hitsOf(postRules, {
    ...words,
    lower,
    whole,
    links: linksIn(content),
    form,
    likeness,
  });
  return (site: SiteFacts) => {
    const hits = [...own, ...hitsOf(siteRules, site)];
    return {
      points: hits.reduce((sum, hit) => sum + hit.points, 0),
      reasons: hits.map(({ name }) => name),
    };
  };
}

function hitsOf<Subject>(rules: Partial<Record<RuleName, Rule<Subject>>>, subject: Subject) {
  return Object.entries(rules)
    .map(([name, { applies, points, most = 1 }]) => {
      const times = Math.min(Number(applies(subject)), most);
      return { name: name as RuleName, points: points * times };
    })
    .filter((hit) => hit.points > 0);
}

/** Shorter texts are often equal by chance: "Thank you so much for this." */
const fewest = 8;

/** Hash of the words, ignoring numbers, punctuation and case. @returns undefined for a short text */
export function fingerprintOf({ content }: Words): string | undefined {
  const words = content.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewest) return undefined;
  return createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 32);
}
