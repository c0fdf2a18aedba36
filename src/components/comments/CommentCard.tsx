import { formatDate } from "../../lib/format-date.ts";
import type { MyPostLink } from "../../lib/my-post-link.ts";
import type { Comment } from "../../schemas/comment.ts";
import { DeletedPost } from "../forum/DeletedPost.tsx";
import { PostFooter } from "../forum/PostFooter.tsx";
import { WriterBadge } from "../forum/WriterBadge.tsx";
import { FormattedText } from "../ui/FormattedText.tsx";

export type CommentCardProps = {
  comment: Comment;
  /** The level of the heading above the list. */
  level: 2 | 3;
  /** Set if the comment is the visitor's. */
  myLink?: MyPostLink | undefined;
};

/** One comment as plain text, or a note if it was deleted. */
export function CommentCard({ comment, level, myLink }: CommentCardProps) {
  const { id, deleted } = comment;
  return (
    <li>
      <article className="comment" id={`comment-${id}`}>
        {deleted ? <DeletedPost /> : <Content {...{ comment, level, myLink }} />}
      </article>
    </li>
  );
}

function Content({ comment, level, myLink }: CommentCardProps) {
  const { id, author, content, createdAt, editedAt, badge } = comment;
  const Heading = level === 2 ? "h3" : "h4";
  return (
    <>
      <header>
        <Heading>
          <bdi>{author}</bdi> <WriterBadge badge={badge} />
        </Heading>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </header>
      <FormattedText text={content} />
      <PostFooter kind="comment" {...{ id, editedAt, myLink }} />
    </>
  );
}
