import { formatDate } from "../../lib/format-date.ts";
import type { Comment } from "../../schemas/comment.ts";
import { DeletedPost } from "../forum/DeletedPost.tsx";
import { PostFooter } from "../forum/PostFooter.tsx";
import { WriterBadge } from "../forum/WriterBadge.tsx";
import { FormattedText } from "../ui/FormattedText.tsx";

/** One comment, or a note if it was deleted. */
export const CommentCard = (comment: Comment) => (
  <li>
    <article className="comment" id={`comment-${comment.id}`}>
      {comment.deleted ? <DeletedPost /> : <Content {...comment} />}
    </article>
  </li>
);

function Content({ id, author, content, createdAt, editedAt, badge }: Comment) {
  return (
    <>
      <header>
        <h3>
          <bdi>{author}</bdi> <WriterBadge badge={badge} />
        </h3>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </header>
      <FormattedText text={content} />
      <PostFooter kind="comment" {...{ id, editedAt }} />
    </>
  );
}
