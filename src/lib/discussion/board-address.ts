import type { DiscussionCategory } from "../../schemas/discussion.ts";

export type BoardQuery = {
  category?: DiscussionCategory | undefined;
  /** The id of the last discussion of the page before. */
  after?: number | undefined;
};

/** The address of a page of the board: of one category or of all, at its list. */
export function boardAddress({ category, after }: BoardQuery): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(after && { after: String(after) }),
  });
  return query.size > 0 ? `/discussions?${query}#list` : "/discussions#list";
}
