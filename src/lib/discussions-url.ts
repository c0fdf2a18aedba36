import type { DiscussionCategory } from "../schemas/discussion.ts";

export type DiscussionsQuery = {
  category?: DiscussionCategory | undefined;
  /** The id of the last discussion on the page before. */
  after?: number | undefined;
};

/** The URL of a page of discussions, of one category or of all. */
export function discussionsUrl({ category, after }: DiscussionsQuery): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(after && { after: String(after) }),
  });
  return query.size > 0 ? `/discussions?${query}#list` : "/discussions#list";
}
