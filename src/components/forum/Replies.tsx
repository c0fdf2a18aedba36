import type { MyPostLinks } from "../../lib/my-post-link.ts";
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
  /** Number of the visitor's new replies at the end of the list. */
  appended?: number | undefined;
  /** Links to the private pages of the visitor's replies. */
  links?: MyPostLinks | undefined;
  /** True on the page after a post without JavaScript. */
  posted?: boolean | undefined;
};

/** The replies to a discussion, oldest first. */
export function Replies({ earlier = 0, appended = 0, posted, ...page }: RepliesProps) {
  const { replies, total, links, previous, next } = page;
  const position = { earlier, shown: countOf(replies) - appended, total };
  return (
    <section className="replies" id="replies" aria-labelledby="replies-title" data-total={total}>
      {posted && <Posted title="Reply Posted" text="Your reply has been posted successfully." />}
      <h2 id="replies-title">{`Replies (${total})`}</h2>
      {(previous || next) && <EarlierReplies {...{ previous, position }} />}
      {total + replies.length === 0 ? <NoReplies /> : <List {...{ replies, links }} />}
      {(previous || next) && <MoreReplies {...{ previous, next }} />}
    </section>
  );
}

const countOf = (replies: readonly Reply[]) => replies.filter(({ deleted }) => !deleted).length;

function List({ replies, links }: Pick<RepliesProps, "replies" | "links">) {
  if (replies.length === 0) return <p className="replies-none">No more replies</p>;
  return (
    <ul role="list" className="replies-list">
      {replies.map((reply) => (
        <ReplyCard key={reply.id} reply={reply} myLink={links?.get(reply.id)} />
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
