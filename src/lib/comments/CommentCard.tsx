import type { Comment } from "../../schemas/comment.ts";
import { formatDate } from "../format-date.ts";
import { LinkedText } from "../linked-text/LinkedText.tsx";

export type CommentCardProps = {
  comment: Comment;
  /** Of the heading above the list. */
  level: 2 | 3;
};

/** One comment: plain text, its lines as they were written. */
export function CommentCard({ comment, level }: CommentCardProps) {
  const { id, author, content, createdAt } = comment;
  const Heading = level === 2 ? "h3" : "h4";
  return (
    <li>
      <article className="comment" id={`comment-${id}`}>
        <header>
          <Heading>
            <bdi>{author}</bdi>
          </Heading>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </header>
        <p dir="auto">
          <LinkedText text={content} />
        </p>
      </article>
    </li>
  );
}
