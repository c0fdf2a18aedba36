import type { MouseEventHandler, Ref } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import type { MyPost } from "./own-posts/my-post.ts";
import { type News, Posted } from "./post-form/Posted.tsx";
import type { Reply } from "./schema/reply.ts";
import { VisitorPosts } from "./VisitorPosts.tsx";

interface Props {
  replies: readonly Reply[];
  /** Replies on all pages. */
  total: number;
  previous?: string | undefined;
  next?: string | undefined;
  /** Handles a click on the link to the next page. */
  onMore?: MouseEventHandler<HTMLAnchorElement>;
  heading?: Ref<HTMLHeadingElement>;
  /** True if a moderator has closed the discussion to new replies. */
  isClosed?: boolean | undefined;
  /** On the page after a reply. */
  news?: News | undefined;
  mine?: readonly MyPost[] | undefined;
  /** The reply that gets the focus when it appears. */
  focused?: number | undefined;
}

/** The replies to a discussion, oldest first. */
export function ReplyList(props: Props) {
  const { replies, total, previous, next, isClosed = false, mine, focused } = props;
  return (
    <section className="stack loose" id="replies" aria-labelledby="replies-title">
      <Posted kind="reply" {...props.news} />
      <h2 className="size-3" id="replies-title" tabIndex={-1} ref={props.heading}>
        <span>{`Replies (${total})`}</span>
      </h2>
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
          {next && (
            <a className="button quiet" href={next} onClick={props.onMore}>
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
