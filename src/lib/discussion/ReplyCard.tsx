import type { Reply } from "../../schemas/reply.ts";
import { formatDate } from "../format-date.ts";
import { LinkedText } from "../linked-text/LinkedText.tsx";

/** One reply in the list. `read-thread.ts` reads the same parts back from the document. */
export function ReplyCard({ reply }: { reply: Reply }) {
  const { id, author, content, createdAt } = reply;
  return (
    <li>
      <article className="card reply" id={`reply-${id}`} data-reply={id}>
        <header className="reply-head">
          <h3>
            <bdi>{author}</bdi>
          </h3>
          <a href={`#reply-${id}`}>
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </a>
        </header>
        <p className="reply-content" dir="auto">
          <LinkedText text={content} />
        </p>
      </article>
    </li>
  );
}
