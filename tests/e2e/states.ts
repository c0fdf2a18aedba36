import { menus } from "./states/menus.ts";
import { otherStates } from "./states/other-states.ts";
import { posts } from "./states/posts.ts";
import { replies } from "./states/replies.ts";
import { searches } from "./states/searches.ts";
import type { State } from "./states/state.ts";
import { views } from "./states/views.ts";

/**
 * Every state of the site before the launch, in groups that share a browser page. `states/launched.ts` has the other
 * states.
 */
export const states: Record<string, State[]> = {
  menus,
  "detail views": views,
  replies,
  posts,
  "glossary search": searches,
  "other states": otherStates,
};
