/** So many things in words: `1 reply`, `2 replies`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** How many replies and views a discussion has. The reply form renders it anew after a post. */
export function Counts({ replies, views }: { replies: number; views: number }) {
  return (
    <>
      <span data-reply-count={replies}>{counted(replies, "reply", "replies")}</span>
      <span data-view-count={views}>{counted(views, "view")}</span>
    </>
  );
}
