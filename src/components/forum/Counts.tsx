import { plural } from "../../lib/plural.ts";

/** The numbers of replies and views. `live-thread.tsx` renders them again after a post. */
export function Counts({ replies, views }: { replies: number; views: number }) {
  return (
    <>
      <span data-reply-count={replies}>{plural(replies, "reply", "replies")}</span>
      <span data-view-count={views}>{plural(views, "view")}</span>
    </>
  );
}
