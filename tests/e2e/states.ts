import { menus } from "./states/menus.ts";
import { otherStates } from "./states/other-states.ts";
import { posts } from "./states/posts.ts";
import { replies } from "./states/replies.ts";
import { searches } from "./states/searches.ts";
import type { State } from "./states/state.ts";
import { tabs } from "./states/tabs.ts";
import { views } from "./states/views.ts";

/** Every state of the site before the launch. `states/launched.ts` has the other states. */
export const states: State[] = [
  ...menus,
  ...tabs,
  ...views,
  ...replies,
  ...posts,
  ...searches,
  ...otherStates,
];
