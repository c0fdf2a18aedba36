import { lists, menus, otherStates, searches, support } from "./states/pages.ts";
import { forms, replies, views } from "./states/posts.ts";
import type { State } from "./states/state.ts";

/** In groups that share a browser page. */
export const states: Record<string, State[]> = {
  menus,
  "detail views": views,
  replies,
  forms,
  lists,
  searches,
  support,
  "other states": otherStates,
};
