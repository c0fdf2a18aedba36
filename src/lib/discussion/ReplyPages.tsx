import { type Position, positionWords } from "./replies-position.ts";

type Back = { previous?: string | undefined };

/** Above the replies of a long discussion: which of them these are, and the way back. */
export function EarlierReplies({ previous, position }: Back & { position: Position }) {
  return (
    <nav className="replies-pages" aria-label="Earlier replies">
      <p data-position={position.earlier}>{positionWords(position)}</p>
      <BackLinks previous={previous} />
    </nav>
  );
}

/** Below them: the way on. `islands/more-replies.ts` fetches what it leads to. */
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
      <a href={previous} data-previous="">
        Earlier replies
      </a>
      {previous.includes("?") && <a href={previous.replace(/\?[^#]*/, "")}>First page</a>}
    </>
  );
}
