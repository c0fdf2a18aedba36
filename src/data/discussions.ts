import { categoryName, discussionCategories } from "../schemas/discussion.ts";
import { entries } from "./entries.ts";
import { byId, countBy } from "./pick.ts";

const all = byId(await entries("discussions"));

/** The discussions that the creator has started, in the order of their ids. */
export const discussions = all.map(({ id, title, category }) => ({
  id,
  title,
  categoryName: categoryName(category),
}));

/** How many of them each category holds. */
export const discussionCounts = countBy(
  discussionCategories.map(({ id }) => id),
  all,
);
