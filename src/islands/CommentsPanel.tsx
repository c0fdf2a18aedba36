import { useStore } from "@nanostores/react";
import { useRef } from "react";
import { CommentsView, type CommentsViewProps } from "../lib/comments/CommentsView.tsx";
import type { Subject } from "../schemas/comment.ts";
import { commentsOf } from "./page-comments.ts";

export type CommentsPanelProps = Pick<CommentsViewProps, "isOpen" | "level"> & {
  subject: Subject;
};

/** The comments under a subject, brought to life. */
export function CommentsPanel({ subject, ...view }: CommentsPanelProps) {
  const comments = commentsOf(subject);
  const state = useStore(comments.$state, { ssr: "initial" });
  const heading = useRef<HTMLHeadingElement>(null);
  const onRetry = () => {
    heading.current?.focus();
    comments.retry();
  };
  return (
    <CommentsView {...view} state={state} onRetry={onRetry} onMore={comments.more} ref={heading} />
  );
}
