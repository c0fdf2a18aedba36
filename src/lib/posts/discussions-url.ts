import type { DiscussionCategory } from "./discussion-categories.ts";

export const discussionsFeedPath = "/discussions/feed.xml";

/** Examples have no feed. */
export const discussionFeedPath = (id: number | string): string => `/discussions/${id}/feed.xml`;

type DiscussionsQuery = {
  category?: DiscussionCategory | undefined;
  /** The id of the last discussion on the previous page. */
  after?: number | undefined;
};

export function discussionsUrl({ category, after }: DiscussionsQuery): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(after && { after: String(after) }),
  });
  return query.size > 0 ? `/discussions?${query}#list` : "/discussions#list";
}
