import { useStore } from "@nanostores/react";
import { type ReactNode, useRef } from "react";
import { commentsPage } from "../../../lib/entry-paths.ts";
import { LoadError } from "../../../ui/LoadError.tsx";
import { $myPosts } from "../own-posts/my-posts.ts";
import type { CommentTarget } from "../schema/comment.ts";
import { CommentsThread } from "./CommentsView.tsx";
import { type CommentThread, refreshComments } from "./comments.ts";

interface Props {
  target: CommentTarget;
  /** Undefined before they are loaded. */
  thread: CommentThread | undefined;
  isOpen: boolean;
  /** True if only reloading the page can retry a failed load. */
  canReload?: boolean;
  /** The form, or its replacement. */
  children: ReactNode;
}

/** The comments on a video, a photograph or a post, and the form. */
export function CommentsPanel({ target, thread, isOpen, canReload, children }: Props) {
  const mine = useStore($myPosts, { ssr: "initial" });
  const heading = useRef<HTMLHeadingElement>(null);

  /** The button disappears, so the focus moves to the heading. */
  function retry() {
    heading.current?.focus();
    void refreshComments(target);
  }

  const newer = thread?.comments ? " Newer comments may be missing." : "";
  return (
    <>
      <CommentsThread
        heading={heading}
        comments={thread?.comments}
        mine={mine}
        next={nextPage(target, thread)}
        isOpen={isOpen}
        isLoading={thread?.phase !== "failed"}
      />
      {thread?.phase === "failed" && (
        <LoadError
          message={`The comments could not be loaded.${newer}`}
          canReload={canReload}
          onRetry={canReload ? undefined : retry}
        />
      )}
      {children}
    </>
  );
}

const nextPage = (target: CommentTarget, thread: CommentThread | undefined) =>
  thread?.phase === "ready" && thread.next !== undefined
    ? `${commentsPage(target)}?after=${thread.next}#comments`
    : undefined;
