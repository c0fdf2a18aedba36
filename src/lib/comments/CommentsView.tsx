import type { ComponentProps } from "react";
import { AddComment } from "./AddComment.tsx";
import { CommentCard } from "./CommentCard.tsx";
import { CommentsFailed } from "./CommentsFailed.tsx";
import type { CommentsState } from "./comments-state.ts";
import { NoComments } from "./NoComments.tsx";

export type CommentsViewProps = {
  state: CommentsState;
  onRetry?: (() => void) | undefined;
  /** The heading, which takes the focus where what had it goes away. */
  ref?: ComponentProps<"h3">["ref"] | undefined;
};

/** The comments under a video or photograph: their number, the list, and the button for a new one. */
export function CommentsView({ state, onRetry, ref }: CommentsViewProps) {
  const count = state.status === "ready" ? state.comments.length : "…";
  return (
    <section className="comments" aria-labelledby="comments-title">
      <h3 id="comments-title" tabIndex={-1} ref={ref}>{`Comments (${count})`}</h3>
      <p className="visually-hidden" role="status">
        {state.status === "loading" && "Loading the comments"}
      </p>
      <Body state={state} onRetry={onRetry} />
      <AddComment />
    </section>
  );
}

function Body({ state, onRetry }: CommentsViewProps) {
  if (state.status === "loading") return <Skeletons />;
  if (state.status === "failed") return <CommentsFailed onRetry={onRetry} />;
  if (state.comments.length === 0) return <NoComments />;
  return (
    <ul role="list" className="comments-list">
      {state.comments.map((comment) => (
        <CommentCard key={comment.id} comment={comment} />
      ))}
    </ul>
  );
}

function Skeletons() {
  return (
    <div className="comments-list" aria-hidden="true">
      <div className="comment-skeleton" />
      <div className="comment-skeleton" />
      <div className="comment-skeleton" />
    </div>
  );
}
