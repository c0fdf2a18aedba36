import type { Comment } from "../../schemas/comment.ts";
import { formatDate } from "../format-date.ts";

/** One comment: plain text, its lines as they were written. */
export function CommentCard({ comment }: { comment: Comment }) {
  const { author, content, createdAt } = comment;
  return (
    <li>
      <article className="comment">
        <header>
          <h4>
            <bdi>{author}</bdi>
          </h4>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </header>
        <p dir="auto">{content}</p>
      </article>
    </li>
  );
}
