import type { ReactNode } from "react";
import type { Comment } from "../../schemas/comment.ts";
import { Skeletons } from "../ui/Skeletons.tsx";
import { CommentCard } from "./CommentCard.tsx";

export type CommentsThreadProps = {
  /** Oldest first; undefined while they load. */
  comments?: readonly Comment[];
  /** True if visitors can comment. */
  isOpen: boolean;
  /** The URL of the next page. */
  next?: string | undefined;
};

/** The comments on a video, a photo or a post, and the form. */
export const CommentsView = (view: CommentsThreadProps & { children?: ReactNode }) => (
  <section className="comments" aria-labelledby="comments-title">
    <CommentsThread {...view} />
    {view.isOpen ? view.children : <ClosedForm />}
  </section>
);

/** The heading and the comments, without the form. Scripts replace what is in it. */
export function CommentsThread({ comments, isOpen, next }: CommentsThreadProps) {
  const count = comments?.filter(({ deleted }) => !deleted).length ?? "…";
  return (
    <div className="comments" data-thread="">
      <h2 id="comments-title" tabIndex={-1}>{`Comments (${count}${next ? "+" : ""})`}</h2>
      {comments ? <List {...{ comments, isOpen }} /> : <Loading />}
      {next && (
        <a className="button quiet" href={next}>
          More comments
        </a>
      )}
    </div>
  );
}

const Loading = () => (
  <>
    <p className="visually-hidden" role="status">
      Loading comments
    </p>
    <Skeletons count={3} />
  </>
);

function List({ comments, isOpen }: Pick<Required<CommentsThreadProps>, "comments" | "isOpen">) {
  if (comments.length === 0) return <NoComments isOpen={isOpen} />;
  return (
    <ul role="list" className="comments-list">
      {comments.map((comment) => (
        <CommentCard key={comment.id} {...comment} />
      ))}
    </ul>
  );
}

export const CommentsFailed = () => (
  <div className="comments-failed" role="alert">
    <p>The comments could not be loaded.</p>
    <button className="button quiet" type="button">
      Try again
    </button>
  </div>
);

function NoComments({ isOpen }: Pick<CommentsThreadProps, "isOpen">) {
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
