import type { Reply } from "../../schemas/reply.ts";
import { formatDate } from "../format-date.ts";

/** One reply in the list. `read-page.ts` reads the same parts back from the document. */
export function ReplyCard({ reply }: { reply: Reply }) {
  const { id, author, content, createdAt } = reply;
  return (
    <li>
      <article className="card reply" id={`reply-${id}`} data-reply={id}>
        <header className="reply-head">
          <h3>
            <bdi>{author}</bdi>
          </h3>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </header>
        <p className="reply-content" dir="auto">
          {content}
        </p>
      </article>
    </li>
  );
}
