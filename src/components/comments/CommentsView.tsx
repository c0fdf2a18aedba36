import type { ComponentProps, ReactNode } from "react";
import type { CommentsState } from "../../lib/comments-state.ts";
import type { MyPostLinks } from "../../lib/my-post-link.ts";
import { Skeletons } from "../ui/Skeletons.tsx";
import { CommentsList } from "./CommentsList.tsx";

export type CommentsViewProps = {
  state: CommentsState;
  /** True if visitors can comment. */
  isOpen?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** True if the visitor has just posted a comment. */
  posted?: boolean | undefined;
  /** Links to the private pages of the visitor's comments. */
  links?: MyPostLinks | undefined;
  onRetry?: (() => void) | undefined;
  onMore?: (() => void) | undefined;
  /** The URL of the next page, for pages without JavaScript. */
  next?: string | undefined;
  /** The heading, which gets the focus when the focused element is removed. */
  ref?: ComponentProps<"h3">["ref"] | undefined;
  /** The form. */
  children?: ReactNode;
};

/** The comments on a video, a photo or a post, and the form. */
export function CommentsView({ children, ...view }: CommentsViewProps) {
  return (
    <section className="comments" aria-labelledby="comments-title">
      {/* `post-comments.ts` replaces it. */}
      <div className="comments" data-thread="">
        <CommentsThread {...view} />
      </div>
      {view.isOpen ? children : <ClosedForm />}
    </section>
  );
}

/** The heading and the comments, without the form. */
export function CommentsThread({ ref, ...view }: Omit<CommentsViewProps, "children">) {
  const { state, level = 3, posted } = view;
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading
        id="comments-title"
        tabIndex={-1}
        ref={ref}
      >{`Comments (${countOf(state)})`}</Heading>
      <p className="visually-hidden" role="status">
        {state.status === "loading" && "Loading comments"}
        {posted && "Your comment has been posted."}
      </p>
      <Body {...view} />
    </>
  );
}

function countOf(state: CommentsState): string {
  if (state.status !== "ready") return "…";
  const shown = state.comments.filter(({ deleted }) => !deleted);
  return `${shown.length}${state.more ? "+" : ""}`;
}

function Body({ state, isOpen, level = 3, links, onRetry, onMore, next }: CommentsViewProps) {
  if (state.status === "loading") return <Skeletons count={3} />;
  if (state.status === "failed") return <CommentsFailed onRetry={onRetry} />;
  if (state.comments.length === 0) return <NoComments isOpen={isOpen} />;
  return <CommentsList {...state} {...{ level, links, onMore, next }} />;
}

export function CommentsFailed({ onRetry }: Pick<CommentsViewProps, "onRetry">) {
  return (
    <div className="comments-failed" role="alert">
      <p>The comments could not be loaded.</p>
      <button className="button quiet" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

function NoComments({ isOpen }: Pick<CommentsViewProps, "isOpen">) {
  return (
    <div className="comments-none">
      <p className="comments-none-title">
        {isOpen ? "No comments yet" : "Comments feature is currently in development"}
      </p>
      {isOpen ? (
        <p>Be the first to comment.</p>
      ) : (
        <p>
          To help, <a href="/support">support this work</a> or <a href="/store">visit the store</a>.
        </p>
      )}
    </div>
  );
}

const ClosedForm = () => (
  <button className="button" type="button" disabled>
    Add Comment (Coming Soon)
  </button>
);
