import type { Reply } from "../../schemas/reply.ts";
import { formatDate } from "../format-date.ts";
import { LinkedText } from "../linked-text/LinkedText.tsx";
import { EditedMark } from "../own/EditedMark.tsx";
import type { OwnLink } from "../own/own-link.ts";
import { PostLink } from "../own/PostLink.tsx";
import { Tombstone } from "../own/Tombstone.tsx";

export type ReplyCardProps = {
  reply: Reply;
  /** Where it is the visitor's own. */
  own?: OwnLink | undefined;
};

/** One reply in the list. `read-thread.ts` reads the same parts back from the document. */
export function ReplyCard({ reply, own }: ReplyCardProps) {
  const { id, author, content, createdAt, editedAt, deleted } = reply;
  const place = { id: `reply-${id}`, "data-reply": id };
  if (deleted) return <Deleted place={place} createdAt={createdAt} />;
  return (
    <li>
      <article className="card reply" {...place}>
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
        <footer className="post-foot">
          <PostLink kind="reply" id={id} own={own} />
          <EditedMark at={editedAt} />
        </footer>
      </article>
    </li>
  );
}

type DeletedProps = Pick<Reply, "createdAt"> & { place: object };

const Deleted = ({ place, createdAt }: DeletedProps) => (
  <li>
    <article className="card reply" {...place} data-deleted="">
      <Tombstone />
      <time dateTime={createdAt} hidden />
    </article>
  </li>
);
