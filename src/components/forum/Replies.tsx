import type { Reply } from "../../schemas/reply.ts";
import { Posted } from "../forms/Posted.tsx";
import { VisitorPosts } from "./VisitorPosts.tsx";

interface Props {
  replies: readonly Reply[];
  /** Replies on all pages. */
  total: number;
  previous?: string | undefined;
  next?: string | undefined;
  /** True on the page after a post. */
  posted?: boolean | undefined;
}

/** The replies to a discussion, oldest first. */
export function Replies({ replies, total, previous, next, posted }: Props) {
  return (
    <section className="stack loose" id="replies" aria-labelledby="replies-title">
      {posted && <Posted kind="reply" />}
      <h2 className="size-3" id="replies-title">{`Replies (${total})`}</h2>
      {previous && (
        <nav className="cluster" aria-label="Earlier replies">
          <BackLinks previous={previous} />
        </nav>
      )}
      {replies.length > 0 ? (
        <VisitorPosts kind="reply" posts={replies} />
      ) : (
        <div className="no-posts">{total > 0 ? <p>No more replies</p> : <NoReplies />}</div>
      )}
      {(previous || next) && (
        <nav className="cluster" aria-label="Later replies">
          {/* `client/forum/discussion-page.ts` appends the next page. */}
          {next && (
            <a className="button quiet" href={next} data-next="">
              More replies
            </a>
          )}
          {previous && <BackLinks previous={previous} />}
        </nav>
      )}
    </section>
  );
}

const NoReplies = () => (
  <>
    <p className="size-4">No replies yet</p>
    <p>Be the first to join this discussion!</p>
  </>
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
