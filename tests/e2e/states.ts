import { lists, support } from "./states/lists.ts";
import { menus } from "./states/menus.ts";
import { otherStates } from "./states/other-states.ts";
import { forms, replies } from "./states/replies.ts";
import { searches } from "./states/searches.ts";
import type { State } from "./states/state.ts";
import { views } from "./states/views.ts";

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
