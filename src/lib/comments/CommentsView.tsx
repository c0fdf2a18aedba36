import type { ComponentProps, ReactNode } from "react";
import type { OwnLinks } from "../own/own-link.ts";
import { AddComment } from "./AddComment.tsx";
import { CommentsFailed } from "./CommentsFailed.tsx";
import { CommentsList } from "./CommentsList.tsx";
import type { CommentsState } from "./comments-state.ts";
import { NoComments } from "./NoComments.tsx";

export type CommentsViewProps = {
  state: CommentsState;
  /** Whether visitors can comment. */
  isOpen?: boolean | undefined;
  /** Of its heading, under those of the page. */
  level?: 2 | 3 | undefined;
  /** Whether the visitor has just posted one. */
  posted?: boolean | undefined;
  /** To the private pages of the visitor's own. */
  links?: OwnLinks | undefined;
  onRetry?: (() => void) | undefined;
  onMore?: (() => void) | undefined;
  /** The address of the page with those that follow, where there is no script. */
  next?: string | undefined;
  /** The heading, which takes the focus where what had it goes away. */
  ref?: ComponentProps<"h3">["ref"] | undefined;
  /** The form for a new one, where visitors can comment. */
  children?: ReactNode;
};

/** The comments under a video, a photograph or a post: their number, the list, and the way to a new one. */
export function CommentsView({ ref, children, ...view }: CommentsViewProps) {
  const { state, isOpen = false, level = 3 } = view;
  const Heading = `h${level}` as const;
  return (
    <section className="comments" aria-labelledby="comments-title">
      <Heading
        id="comments-title"
        tabIndex={-1}
        ref={ref}
      >{`Comments (${countOf(state)})`}</Heading>
      <p className="visually-hidden" role="status">
        {state.status === "loading" && "Loading the comments"}
        {view.posted && "Your comment has been posted."}
      </p>
      <Body {...view} />
      {isOpen ? children : <AddComment />}
    </section>
  );
}

function countOf(state: CommentsState): string {
  if (state.status !== "ready") return "…";
  const shown = state.comments.filter(({ deleted }) => !deleted);
  return `${shown.length}${state.more ? "+" : ""}`;
}

function Body({ state, isOpen, level = 3, links, onRetry, onMore, next }: CommentsViewProps) {
  if (state.status === "loading") return <Skeletons />;
  if (state.status === "failed") return <CommentsFailed onRetry={onRetry} />;
  if (state.comments.length === 0) return <NoComments isOpen={isOpen} />;
  return <CommentsList {...state} {...{ level, links, onMore, next }} />;
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
