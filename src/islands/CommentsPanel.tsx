import { useStore } from "@nanostores/react";
import { useRef, useState, useSyncExternalStore } from "react";
import { CommentsView, type CommentsViewProps } from "../lib/comments/CommentsView.tsx";
import type { Comment, Subject } from "../schemas/comment.ts";
import { ownLinks } from "../stores/own-posts.ts";
import { CommentForm } from "./CommentForm.tsx";
import { commentsOf } from "./page-comments.ts";

export type CommentsPanelProps = Pick<CommentsViewProps, "isOpen" | "level"> & {
  subject: Subject;
};

/** The comments under a subject, brought to life. */
export function CommentsPanel({ subject, ...view }: CommentsPanelProps) {
  const comments = commentsOf(subject);
  const state = useStore(comments.$state, { ssr: "initial" });
  const [posted, setPosted] = useState(false);
  const isAwake = useAwake();
  const links = isAwake ? ownLinks("comment") : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const onRetry = () => {
    heading.current?.focus();
    comments.retry();
  };
  const onPosted = (comment: Comment | undefined) => {
    comments.posted(comment);
    setPosted(true);
  };
  return (
    <CommentsView
      {...view}
      {...{ state, posted, onRetry, links }}
      onMore={comments.more}
      ref={heading}
    >
      {isAwake && <CommentForm {...{ subject, onPosted }} />}
    </CommentsView>
  );
}

/** False only while React takes over what the page came with, where there is no form yet. */
const useAwake = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
