import type { ReactNode, Ref } from "react";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import type { MyPost } from "../own-posts/my-post.ts";
import type { Comment } from "../schema/comment.ts";
import { VisitorPosts } from "../VisitorPosts.tsx";
import { CommentSkeletons, CommentsHeading, commentsHeadingId } from "./CommentsLoading.tsx";

export type CommentsThreadProps = {
  heading?: Ref<HTMLHeadingElement>;
  /** Oldest first; undefined if they could not be read. */
  comments?: readonly Comment[] | undefined;
  isOpen: boolean;
  /** The visitor's own posts. Undefined on the server. */
  mine?: readonly MyPost[] | undefined;
  /** The address of the next page. */
  next?: string | undefined;
  /** True if skeletons replace missing comments. */
  isLoading?: boolean;
};

/** The comments on a video, a photo or a post, and the form. */
export const CommentsView = (view: CommentsThreadProps & { children?: ReactNode }) => (
  <section className="stack" aria-labelledby={commentsHeadingId}>
    <CommentsThread {...view} />
    {view.isOpen ? view.children : <CommentsClosed />}
  </section>
);

/** Replaces the form while visitors cannot comment. */
export const CommentsClosed = () => (
  <p>
    <button className="button" type="button" disabled>
      Add Comment (Coming Soon)
    </button>
  </p>
);

/** The heading and the comments, without the form. */
export function CommentsThread(props: CommentsThreadProps) {
  const { comments, isOpen, mine, next, isLoading = false } = props;
  const count = comments?.filter(({ deleted }) => !deleted).length ?? "…";
  return (
    <div className="stack comments">
      <CommentsHeading count={`${count}${next ? "+" : ""}`} ref={props.heading} />
      {!comments && isLoading && <CommentSkeletons />}
      {comments?.length === 0 && <NoComments isOpen={isOpen} />}
      {comments && comments.length > 0 && (
        <VisitorPosts kind="comment" posts={comments} mine={mine} />
      )}
      {next && (
        <p>
          <a className="button quiet" href={next}>
            More comments
          </a>
        </p>
      )}
    </div>
  );
}

const NoComments = ({ isOpen }: Pick<CommentsThreadProps, "isOpen">) =>
  isOpen ? (
    <EmptyState title="No comments yet" text="Be the first to comment." />
  ) : (
    <EmptyState
      title="Comments feature is currently in development"
      text="You can help to build it."
      links={[
        { href: "/support", label: "Support this work" },
        { href: "/store", label: "Visit the store" },
      ]}
    />
  );
