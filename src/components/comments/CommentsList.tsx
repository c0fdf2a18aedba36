import type { CommentsState } from "../../lib/comments-state.ts";
import type { MyPostLinks } from "../../lib/my-post-link.ts";
import type { Comment } from "../../schemas/comment.ts";
import { CommentCard } from "./CommentCard.tsx";

export type CommentsListProps = Omit<Extract<CommentsState, { status: "ready" }>, "status"> & {
  /** The level of the heading above the list. */
  level: 2 | 3;
  /** Links to the private pages of the visitor's comments. */
  links?: MyPostLinks | undefined;
  onMore?: (() => void) | undefined;
  /** The URL of the next page, for pages without JavaScript. */
  next?: string | undefined;
};

/** The comments, oldest first. */
export function CommentsList({ comments, level, links, more, onMore, next }: CommentsListProps) {
  return (
    <>
      <ul role="list" className="comments-list">
        {comments.map((comment: Comment) => (
          <CommentCard key={comment.id} {...{ comment, level }} myLink={links?.get(comment.id)} />
        ))}
      </ul>
      {more === "failed" && <p role="alert">More comments could not be loaded.</p>}
      {more && onMore && (
        <button
          className="button quiet"
          type="button"
          onClick={onMore}
          aria-disabled={more === "loading"}
        >
          {buttonText[more]}
        </button>
      )}
      {next && (
        <a className="button quiet" href={next}>
          {buttonText.there}
        </a>
      )}
    </>
  );
}

const buttonText = { there: "More comments", loading: "Loading...", failed: "Try again" } as const;
