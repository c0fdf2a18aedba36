import { formatDate } from "../../lib/format-date.ts";
import type { Reply } from "../../schemas/reply.ts";
import { FormattedText } from "../ui/FormattedText.tsx";
import { DeletedPost } from "./DeletedPost.tsx";
import { PostFooter } from "./PostFooter.tsx";
import { WriterBadge } from "./WriterBadge.tsx";

/** One reply, or a note if it was deleted. */
export const ReplyCard = (reply: Reply) => (
  <li>
    <article className="card reply" id={`reply-${reply.id}`}>
      {reply.deleted ? <DeletedPost /> : <Content {...reply} />}
    </article>
  </li>
);

function Content({ id, author, content, createdAt, editedAt, badge }: Reply) {
  return (
    <>
      <header className="reply-head">
        <h3>
          <bdi>{author}</bdi> <WriterBadge badge={badge} />
        </h3>
        <a href={`#reply-${id}`}>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </a>
      </header>
      <FormattedText text={content} />
      <PostFooter kind="reply" {...{ id, editedAt }} />
    </>
  );
}
