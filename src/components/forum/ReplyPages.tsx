import { type ReplyRange, replyRangeText } from "../../lib/reply-range.ts";

type Back = { previous?: string | undefined };

/** Above the replies: their range, and links to earlier pages. */
export function EarlierReplies({ previous, position }: Back & { position: ReplyRange }) {
  return (
    <nav className="replies-pages" aria-label="Earlier replies">
      <p data-position="">{replyRangeText(position)}</p>
      <BackLinks previous={previous} />
    </nav>
  );
}

/** Below the replies. `client/forum/more-replies.ts` appends the next page. */
export function MoreReplies({ previous, next }: Back & { next?: string | undefined }) {
  return (
    <nav className="replies-pages" aria-label="Later replies">
      {next && (
        <a className="button quiet" href={next} data-next="">
          More replies
        </a>
      )}
      <BackLinks previous={previous} />
    </nav>
  );
}

function BackLinks({ previous }: Back) {
  if (!previous) return null;
  return (
    <>
      <a href={previous}>Earlier replies</a>
      {previous.includes("?") && <a href={previous.replace(/\?[^#]*/, "")}>First page</a>}
    </>
  );
}
