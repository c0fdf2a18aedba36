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

export interface BotSignals {
  token: Exclude<FormTokenState, "expired" | "forged">;
  trapped: boolean;
}

export interface SiteFacts {
  /** How often the same text came in the last seven days; `removed`: a moderator removed one of them. */
  repeated: "never" | "once" | "often" | "removed";
  /** True if the whole site gets unusually many posts. */
  rush: boolean;
}

/** Points from which a post is held. No post is ever discarded. */
export const holdFrom = 6;

interface Post {
  words: Words;
  form: BotSignals;
  /** True if visitors could take the name for the creator or a moderator. */
  isOfficial: boolean;
}

interface Rule<Subject> {
  applies: (subject: Subject) => number | boolean;
  points: number;
  most?: number;
}

const postRules = {
  trap: { applies: ({ form }) => form.trapped, points: 6 },
  "no-token": { applies: ({ form }) => form.token === "none", points: 1 },
  quick: { applies: ({ form }) => form.token === "quick", points: 3 },
  "official-name": { applies: ({ isOfficial }) => isOfficial, points: 6 },
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

/** Every rule with its weight. The moderators' page shows the names. */
export const rules = { ...postRules, ...siteRules };

export type RuleName = keyof typeof rules;

export interface Score {
  points: number;
  reasons: RuleName[];
}

/** The text is read once, since that takes most of the time; the result scores it for given facts. */
export function score(
  words: Words,
  form: BotSignals,
  isOfficial = false,
): (site: SiteFacts) => Score {
  const own = hitsOf(postRules, { words, form, isOfficial });
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
