import type { MyPostLink } from "../../lib/my-post-link.ts";
import type { PostType } from "../../schemas/post-type.ts";

export type PostFooterProps = {
  kind: PostType;
  id: number;
  /** ISO 8601; undefined if the post has not been edited. */
  editedAt?: string | undefined;
  /** Set if the post is the visitor's. */
  myLink?: MyPostLink | undefined;
};

/** A link to report a post, or to edit or delete it if it is the visitor's. */
export const PostFooter = ({ kind, id, editedAt, myLink }: PostFooterProps) => (
  <footer className="post-foot">
    {/* `label-my-posts.ts` updates it. */}
    <a
      className="post-link"
      href={myLink?.href ?? `/report?kind=${kind}&id=${id}`}
      rel="nofollow"
      data-post-link={`${kind} ${id}`}
    >
      {myLink?.label ?? "Report"}
    </a>
    {editedAt && <time dateTime={editedAt}>Edited</time>}
  </footer>
);
