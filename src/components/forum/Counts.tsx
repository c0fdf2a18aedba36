import { plural } from "../../lib/plural.ts";

/** `live-thread.tsx` renders it again after a post. */
export function Counts({ replies, views }: { replies: number; views: number }) {
  return (
    <>
      <span data-reply-count={replies}>{plural(replies, "reply", "replies")}</span>
      <span data-view-count={views}>{plural(views, "view")}</span>
    </>
  );
}
