import { plural } from "../../lib/plural.ts";

/** `refresh-posts.ts` replaces it after a post. */
export function Counts({ replies, views }: { replies: number; views: number }) {
  return (
    <>
      <span>{plural(replies, "reply", "replies")}</span>
      <span data-view-count="">{plural(views, "view")}</span>
    </>
  );
}
