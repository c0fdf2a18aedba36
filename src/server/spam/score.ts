import type { TokenState } from "../form-token.ts";
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
} from "./signs.ts";
import type { Words } from "./words.ts";

/** How a post was sent. */
export interface FormSigns {
  token: Exclude<TokenState, "expired" | "forged">;
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

interface Post {
  words: Words;
  form: FormSigns;
  site: SiteFacts;
}

interface Rule {
  /** How often it applies; a rule that says yes or no applies once. */
  applies: (post: Post) => number | boolean;
  points: number;
  /** It counts no more often than this. */
  most?: number;
}

/** Every rule with its weight. The desk shows the names. */
export const rules = {
  trap: { applies: ({ form }) => form.trapped, points: 6 },
  "no-token": { applies: ({ form }) => form.token === "none", points: 1 },
  quick: { applies: ({ form }) => form.token === "quick", points: 3 },
  repeated: { applies: ({ site }) => site.repeated === "once", points: 3 },
  flood: { applies: ({ site }) => site.repeated === "often", points: 6 },
  "removed-before": { applies: ({ site }) => site.repeated === "removed", points: 6 },
  rush: { applies: ({ site }) => site.rush, points: 2 },
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
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** What a post scores, and by which rules. Depends on nothing but what it is given. */
export function score(
  words: Words,
  form: FormSigns,
  site: SiteFacts,
): { points: number; reasons: RuleName[] } {
  const hits = Object.entries(rules as Record<RuleName, Rule>)
    .map(([name, { applies, points, most = 1 }]) => {
      const times = Math.min(Number(applies({ words, form, site })), most);
      return { name: name as RuleName, points: points * times };
    })
    .filter((hit) => hit.points > 0);
  return {
    points: hits.reduce((sum, hit) => sum + hit.points, 0),
    reasons: hits.map(({ name }) => name),
  };
}
