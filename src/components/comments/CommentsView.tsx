import type { ReactNode } from "react";
import type { Comment } from "../../schemas/comment.ts";
import { VisitorPosts } from "../forum/VisitorPosts.tsx";

export type CommentsThreadProps = {
  /** Oldest first; undefined while they load. */
  comments?: readonly Comment[];
  isOpen: boolean;
  next?: string | undefined;
};

/** The comments on a video, a photo or a post, and the form. */
export const CommentsView = (view: CommentsThreadProps & { children?: ReactNode }) => (
  <section className="stack" aria-labelledby="comments-title">
    <CommentsThread {...view} />
    {view.isOpen ? (
      view.children
    ) : (
      <p>
        <button className="button" type="button" disabled>
          Add Comment (Coming Soon)
        </button>
      </p>
    )}
  </section>
);

/** The heading and the comments, without the form. Scripts replace what is in it. */
export function CommentsThread({ comments, isOpen, next }: CommentsThreadProps) {
  const count = comments?.filter(({ deleted }) => !deleted).length ?? "…";
  return (
    <div className="stack" data-thread="">
      <h2 className="size-3" id="comments-title" tabIndex={-1}>
        {`Comments (${count}${next ? "+" : ""})`}
      </h2>
      {!comments && <Loading />}
      {comments?.length === 0 && <NoComments isOpen={isOpen} />}
      {comments && comments.length > 0 && <VisitorPosts kind="comment" posts={comments} />}
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

const Loading = () => (
  <>
    <p className="visually-hidden" role="status">
      Loading comments
    </p>
    <div className="stack" aria-hidden="true">
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  </>
);

const NoComments = ({ isOpen }: Pick<CommentsThreadProps, "isOpen">) => (
  <div className="no-posts">
    <p className="size-4">
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
