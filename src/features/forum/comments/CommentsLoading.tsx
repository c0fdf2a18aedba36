import type { Ref } from "react";
import { PostSkeletons } from "../../../ui/PostSkeletons.tsx";

export const commentsHeadingId = "comments-title";

interface HeadingProps {
  /** Such as `3+`. */
  count: string;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export const CommentsHeading = ({ count, ref }: HeadingProps) => (
  <h2 className="size-3" id={commentsHeadingId} tabIndex={-1} ref={ref}>
    <span>{`Comments (${count})`}</span>
  </h2>
);

export const CommentSkeletons = () => <PostSkeletons count={3} label="Loading comments" />;

/** Shown until the code of the comments has loaded. */
export const CommentsLoading = () => (
  <div className="stack comments">
    <CommentsHeading count="…" />
    <CommentSkeletons />
  </div>
);
