import type { DiscussionCategory } from "./discussion-categories.ts";
import { privateLinkToken } from "./private-link-path.ts";

export const discussionsFeedPath = "/discussions/feed.xml";

/** The path of the feed of one discussion. Examples have no feed. */
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

/** Returns the URL of a new discussion. It bypasses caches, and the page shows the private link once. */
export const startedDiscussionUrl = (discussion: number, privateLink?: string): string =>
  `/discussions/${discussion}${privateLink ? `?own=${privateLinkToken(privateLink)}` : ""}`;
