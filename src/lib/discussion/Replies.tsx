import type { Reply } from "../../schemas/reply.ts";
import { ReplyCard } from "./ReplyCard.tsx";

export type RepliesProps = {
  replies: readonly Reply[];
  /** All replies of the discussion, also those on other pages. */
  total: number;
  /** The address of the page with the replies that follow. */
  next?: string | undefined;
  /** True on the page that answers a post made without JavaScript. */
  posted?: boolean | undefined;
};

/** The replies to a discussion, oldest first. */
export function Replies({ replies, total, next, posted }: RepliesProps) {
  return (
    <section className="replies" aria-labelledby="replies-title" data-total={total}>
      {posted && <Posted />}
      <h2 id="replies-title">{`Replies (${total})`}</h2>
      {total === 0 ? <NoReplies /> : <List replies={replies} />}
      {next && (
        <p>
          <a className="button quiet" href={next} data-next="">
            More replies
          </a>
        </p>
      )}
    </section>
  );
}

function List({ replies }: { replies: readonly Reply[] }) {
  return (
    <ul role="list" className="replies-list">
      {replies.map((reply) => (
        <ReplyCard key={reply.id} reply={reply} />
      ))}
    </ul>
  );
}

function NoReplies() {
  return (
    <div className="replies-none">
      <p className="replies-none-title">No replies yet</p>
      <p>Be the first to join this discussion!</p>
    </div>
  );
}

function Posted() {
  return (
    <div className="notice replies-posted" role="status">
      <p>
        <strong>Reply Posted</strong>
      </p>
      <p>Your reply has been posted successfully.</p>
    </div>
  );
}
