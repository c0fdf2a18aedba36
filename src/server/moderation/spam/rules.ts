import type { FormTokenState } from "../../forum/posts/form-token.ts";
import type { Words } from "./post-text.ts";
import {
  barks,
  drones,
  flatters,
  hasMarkupLink,
  hasShopLink,
  hasUnknownLink,
  isMostlyLink,
  linksIn,
  pitchesIn,
  praisesHealer,
  promisesMoney,
  shouts,
  tradesIn,
  waysToReach,
} from "./signals.ts";

/** How a post was sent. */
export interface BotSignals {
  token: Exclude<FormTokenState, "expired" | "forged">;
  /** Whether the field was filled in that people do not see. */
  trapped: boolean;
}

/** What else came in, which only the database knows. */
export interface SiteFacts {
  /** How often the same words came in the last seven days; `removed`: and a moderator took them away. */
  repeated: "never" | "once" | "often" | "removed";
  /** Whether very much is posted just now, by whomever. */
  rush: boolean;
}

/** From this many points a post waits for a moderator. Nothing is ever thrown away. */
export const holdFrom = 6;

/** What a visitor sent. */
interface Post {
  words: Words;
  form: BotSignals;
}

interface Rule<Subject> {
  /** How often it applies; a rule that says yes or no applies once. */
  applies: (subject: Subject) => number | boolean;
  points: number;
  /** It counts no more often than this. */
  most?: number;
}

const postRules = {
  trap: { applies: ({ form }) => form.trapped, points: 6 },
  "no-token": { applies: ({ form }) => form.token === "none", points: 1 },
  quick: { applies: ({ form }) => form.token === "quick", points: 3 },
  "link-in-name": { applies: ({ words }) => linksIn(words.author) > 0, points: 6 },
  "link-markup": { applies: ({ words }) => hasMarkupLink(words), points: 6 },
  link: { applies: ({ words }) => linksIn(words.content), points: 1, most: 2 },
  "unknown-link": { applies: ({ words }) => hasUnknownLink(words), points: 3 },
  "many-links": { applies: ({ words }) => linksIn(words.content) > 2, points: 3 },
  "only-link": { applies: ({ words }) => isMostlyLink(words), points: 3 },
  "shop-link": { applies: ({ words }) => hasShopLink(words), points: 2 },
  trade: { applies: ({ words }) => tradesIn(words), points: 3, most: 2 },
  pitch: { applies: ({ words }) => pitchesIn(words), points: 2, most: 3 },
  money: { applies: ({ words }) => promisesMoney(words), points: 3 },
  healer: { applies: ({ words }) => praisesHealer(words), points: 3 },
  contact: { applies: ({ words }) => waysToReach(words), points: 3, most: 2 },
  flattery: { applies: ({ words }) => flatters(words), points: 3 },
  barking: { applies: ({ words }) => barks(words), points: 1 },
  capitals: { applies: ({ words }) => shouts(words), points: 1 },
  droning: { applies: ({ words }) => drones(words), points: 3 },
} satisfies Record<string, Rule<Post>>;

const siteRules = {
  repeated: { applies: ({ repeated }) => repeated === "once", points: 3 },
  flood: { applies: ({ repeated }) => repeated === "often", points: 6 },
  "removed-before": { applies: ({ repeated }) => repeated === "removed", points: 6 },
  rush: { applies: ({ rush }) => rush, points: 2 },
} satisfies Record<string, Rule<SiteFacts>>;

/** Every rule with its weight. The moderation page shows the names. */
export const rules = { ...postRules, ...siteRules };

export type RuleName = keyof typeof rules;

/** How many points, and by which rules. */
export interface Score {
  points: number;
  reasons: RuleName[];
}

/**
 * What a post scores, given what only the database knows. Depends on nothing but what it is given. The words
 * are read once, which takes most of the time.
 */
export function score(words: Words, form: BotSignals): (site: SiteFacts) => Score {
  const own = hitsOf(postRules, { words, form });
  return (site) => {
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
