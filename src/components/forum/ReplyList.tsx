import type { MyPost } from "../../lib/my-post.ts";
import type { Reply } from "../../schemas/reply.ts";
import { Posted } from "../forms/Posted.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { VisitorPosts } from "./VisitorPosts.tsx";

interface Props {
  replies: readonly Reply[];
  /** Replies on all pages. */
  total: number;
  previous?: string | undefined;
  next?: string | undefined;
  /** True if a moderator has closed the discussion to new replies. */
  isClosed?: boolean | undefined;
  /** True on the page after a post. */
  posted?: boolean | undefined;
  mine?: readonly MyPost[] | undefined;
  /** The reply that gets the focus when it appears. */
  focused?: number | undefined;
}
export const repliesHeading = "replies-title";

/** The replies to a discussion, oldest first. */
export function ReplyList(props: Props) {
  const { replies, total, previous, next, isClosed = false, posted, mine, focused } = props;
  return (
    <section className="stack loose" id="replies" aria-labelledby={repliesHeading}>
      {posted && <Posted kind="reply" />}
      <h2 className="size-3" id={repliesHeading} tabIndex={-1}>{`Replies (${total})`}</h2>
      {previous && (
        <nav className="cluster" aria-label="Earlier replies">
          <BackLinks previous={previous} />
        </nav>
      )}
      {replies.length > 0 ? (
        <VisitorPosts kind="reply" posts={replies} mine={mine} focused={focused} />
      ) : (
        <NoReplies isLater={total > 0} isClosed={isClosed} />
      )}
      {(previous || next) && (
        <nav className="cluster later-replies" aria-label="Later replies">
          {/* `islands/forum/Replies.tsx` adds the next page to this one. */}
          {next && (
            <a className="button quiet" href={next}>
              More replies
            </a>
          )}
          {previous && <BackLinks previous={previous} />}
        </nav>
      )}
    </section>
  );
}

const NoReplies = ({ isLater, isClosed }: { isLater: boolean; isClosed: boolean }) =>
  isLater ? (
    <EmptyState title="No more replies" text="You have reached the end of this discussion." />
  ) : (
    <EmptyState
      title="No replies yet"
      text={isClosed ? undefined : "Be the first to join this discussion!"}
    />
  );

const BackLinks = ({ previous }: { previous: string }) => (
  <>
    <a className="tap" href={previous}>
      Earlier replies
    </a>
    {previous.includes("?") && (
      <a className="tap" href={previous.replace(/\?[^#]*/, "")}>
        First page
      </a>
    )}
  </>
);
