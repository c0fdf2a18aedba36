import { getCollection } from "astro:content";
import { categoryName } from "../schemas/discussion.ts";

const entries = await getCollection("discussions");

/** The discussions that the creator has started, in the order of their ids. */
export const discussions = entries
  .map(({ data: { id, title, category } }) => ({ id, title, categoryName: categoryName(category) }))
  .toSorted((one, other) => one.id - other.id);
