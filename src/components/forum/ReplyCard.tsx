import { formatDate } from "../../lib/format-date.ts";
import { hasMarkup } from "../../lib/formatted-text.ts";
import type { MyPostLink } from "../../lib/my-post-link.ts";
import type { Reply } from "../../schemas/reply.ts";
import { FormattedText } from "../ui/FormattedText.tsx";
import { DeletedPost } from "./DeletedPost.tsx";
import { PostFooter } from "./PostFooter.tsx";
import { WriterBadge } from "./WriterBadge.tsx";

export type ReplyCardProps = {
  reply: Reply;
  /** Set if the reply is the visitor's. */
  myLink?: MyPostLink | undefined;
};

/** `read-thread.ts` reads the reply back from this HTML. */
export function ReplyCard({ reply, myLink }: ReplyCardProps) {
  const { id, author, content, createdAt, editedAt, deleted, badge } = reply;
  const source = hasMarkup(content) ? content : undefined;
  const attributes = { id: `reply-${id}`, "data-reply": id, "data-text": source };
  if (deleted) return <Deleted attributes={attributes} createdAt={createdAt} />;
  return (
    <li>
      <article className="card reply" {...attributes}>
        <header className="reply-head">
          <h3>
            <bdi>{author}</bdi> <WriterBadge badge={badge} />
          </h3>
          <a href={`#reply-${id}`}>
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </a>
        </header>
        <FormattedText text={content} />
        <PostFooter kind="reply" {...{ id, editedAt, myLink }} />
      </article>
    </li>
  );
}

type DeletedProps = Pick<Reply, "createdAt"> & { attributes: object };

const Deleted = ({ attributes, createdAt }: DeletedProps) => (
  <li>
    <article className="card reply" {...attributes} data-deleted="">
      <DeletedPost />
      <time dateTime={createdAt} hidden />
    </article>
  </li>
);
