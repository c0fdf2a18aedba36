import type { Comment } from "../../schemas/comment.ts";
import { formatDate } from "../format-date.ts";
import { LinkedText } from "../linked-text/LinkedText.tsx";

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
        <p dir="auto">
          <LinkedText text={content} />
        </p>
      </article>
    </li>
  );
}
