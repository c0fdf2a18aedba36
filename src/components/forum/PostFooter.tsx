import type { PostType } from "../../schemas/post-type.ts";

interface Props {
  kind: PostType;
  id: number;
  /** ISO 8601; undefined if the post has not been edited. */
  editedAt?: string | undefined;
}

/** A link to report a post. `label-my-posts.ts` turns it into one to edit or delete the visitor's own. */
export const PostFooter = ({ kind, id, editedAt }: Props) => (
  <footer className="cluster post-foot">
    <a
      className="tap"
      href={`/report?kind=${kind}&id=${id}`}
      rel="nofollow"
      data-post-link={`${kind} ${id}`}
    >
      Report
    </a>
    {editedAt && <time dateTime={editedAt}>Edited</time>}
  </footer>
);
