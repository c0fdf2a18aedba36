import type { Reply } from "../../schemas/reply.ts";
import { Posted } from "../forms/Posted.tsx";
import { ReplyCard } from "./ReplyCard.tsx";
import { EarlierReplies, MoreReplies } from "./ReplyPages.tsx";

export type RepliesProps = {
  replies: readonly Reply[];
  /** Replies on all pages. */
  total: number;
  /** Replies on earlier pages, counted up to `mostCounted` + 1. */
  earlier?: number | undefined;
  previous?: string | undefined;
  next?: string | undefined;
  /** True on the page after a post. */
  posted?: boolean | undefined;
};

/** The replies to a discussion, oldest first. */
export function Replies({ earlier = 0, posted, ...page }: RepliesProps) {
  const { replies, total, previous, next } = page;
  const position = { earlier, shown: replies.filter(({ deleted }) => !deleted).length, total };
  return (
    <section className="replies" id="replies" aria-labelledby="replies-title">
      {posted && <Posted title="Reply Posted" text="Your reply has been posted successfully." />}
      <h2 id="replies-title">{`Replies (${total})`}</h2>
      {(previous || next) && <EarlierReplies {...{ previous, position }} />}
      {total + replies.length === 0 ? <NoReplies /> : <List replies={replies} />}
      {(previous || next) && <MoreReplies {...{ previous, next }} />}
    </section>
  );
}

function List({ replies }: Pick<RepliesProps, "replies">) {
  if (replies.length === 0) return <p className="replies-none">No more replies</p>;
  return (
    <ul role="list" className="replies-list">
      {replies.map((reply) => (
        <ReplyCard key={reply.id} {...reply} />
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
