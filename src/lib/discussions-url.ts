import type { DiscussionCategory } from "../schemas/discussion.ts";

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
