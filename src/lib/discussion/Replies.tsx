import type { Reply } from "../../schemas/reply.ts";
import { Posted } from "../form/Posted.tsx";
import type { OwnLinks } from "../own/own-link.ts";
import { ReplyCard } from "./ReplyCard.tsx";
import { EarlierReplies, MoreReplies } from "./ReplyPages.tsx";

export type RepliesProps = {
  replies: readonly Reply[];
  /** All replies of the discussion, also those on other pages. */
  total: number;
  /** How many come before these, counted up to one more than `mostCounted`. */
  earlier?: number | undefined;
  /** The address of the page with the replies that come before; undefined on the first. */
  previous?: string | undefined;
  /** The address of the page with the replies that follow. */
  next?: string | undefined;
  /** How many at the end are the visitor's own, out of their place. */
  own?: number | undefined;
  /** To the private pages of the visitor's own. */
  links?: OwnLinks | undefined;
  /** True on the page that answers a post made without JavaScript. */
  posted?: boolean | undefined;
};

/** The replies to a discussion, oldest first. */
export function Replies({ earlier = 0, own = 0, posted, ...page }: RepliesProps) {
  const { replies, total, links, previous, next } = page;
  const position = { earlier, shown: countOf(replies) - own, total };
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

/** What is left of a deleted one counts no more. */
const countOf = (replies: readonly Reply[]) => replies.filter(({ deleted }) => !deleted).length;

function List({ replies, links }: Pick<RepliesProps, "replies" | "links">) {
  if (replies.length === 0) return <p className="replies-none">No replies come after these.</p>;
  return (
    <ul role="list" className="replies-list">
      {replies.map((reply) => (
        <ReplyCard key={reply.id} reply={reply} own={links?.get(reply.id)} />
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
