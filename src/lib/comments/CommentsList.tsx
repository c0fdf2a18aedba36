import type { Comment } from "../../schemas/comment.ts";
import type { OwnLinks } from "../own/own-link.ts";
import { CommentCard } from "./CommentCard.tsx";
import type { CommentsState } from "./comments-state.ts";

export type CommentsListProps = Omit<Extract<CommentsState, { status: "ready" }>, "status"> & {
  /** Of the heading above the list. */
  level: 2 | 3;
  /** To the private pages of the visitor's own. */
  links?: OwnLinks | undefined;
  onMore?: (() => void) | undefined;
  /** The address of the page with those that follow, where there is no script. */
  next?: string | undefined;
};

/** The comments, oldest first, and the way to those that follow. */
export function CommentsList({ comments, level, links, more, onMore, next }: CommentsListProps) {
  return (
    <>
      <ul role="list" className="comments-list">
        {comments.map((comment: Comment) => (
          <CommentCard key={comment.id} {...{ comment, level }} own={links?.get(comment.id)} />
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
          {words[more]}
        </button>
      )}
      {next && (
        <a className="button quiet" href={next}>
          {words.there}
        </a>
      )}
    </>
  );
}

const words = { there: "More comments", loading: "Loading...", failed: "Try again" } as const;
