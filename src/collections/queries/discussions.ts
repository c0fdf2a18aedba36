import { categoryName, discussionCategories } from "../../schemas/discussion.ts";
import { entries } from "./entries.ts";
import { byId, countBy } from "./sort-and-filter.ts";

const all = byId(await entries("discussions"));

/** The discussions started by the creator. */
export const discussions = all.map(({ id, title, category, sample }) => ({
  id,
  title,
  sample,
  categoryName: categoryName(category),
}));

export const discussionCounts = countBy(
  discussionCategories.map(({ id }) => id),
  all,
);

/** The categories of the examples. */
export const exampleCategories = new Set(
  all.filter(({ sample }) => sample).map(({ category }) => category),
);
