import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect } from "react";
import {
  CommentsClosed,
  CommentsThread,
  headingId,
} from "../../components/comments/CommentsView.tsx";
import { LoadError } from "../../components/ui/LoadError.tsx";
import { commentsPage } from "../../lib/entry-paths.ts";
import type { CommentTarget } from "../../schemas/comment.ts";
import {
  $comments,
  type CommentThread,
  loadComments,
  refreshComments,
  threadKey,
} from "../../stores/comments.ts";
import { $myPosts } from "../../stores/my-posts.ts";
import CommentForm from "../forum/CommentForm.tsx";

interface Props {
  target: CommentTarget;
  /** True if visitors can comment. */
  isOpen: boolean;
  formToken?: string;
  /** The comments as a function rendered them. They stay until the visitor posts one. */
  rendered?: ReactNode;
  /** Shown with the form. */
  children?: ReactNode;
}

/** The comments on a video, a photograph or a post, and the form. */
export default function Comments({ target, isOpen, formToken, rendered, children }: Props) {
  const key = threadKey(target);
  const thread = useStore($comments, { keys: [key] })[key];
  const mine = useStore($myPosts, { ssr: "initial" });

  useEffect(() => {
    if (!rendered) void loadComments(target);
  }, [target, rendered]);

  /** The button disappears, so the heading gets its focus. */
  function retry() {
    document.getElementById(headingId)?.focus();
    void refreshComments(target);
  }

  const isRendered = rendered && !thread?.comments;
  return (
    <>
      {isRendered ? (
        rendered
      ) : (
        <CommentsThread
          comments={thread?.comments}
          mine={mine}
          next={nextPage(target, thread)}
          isOpen={isOpen}
          isLoading={thread?.phase !== "failed"}
        />
      )}
      {thread?.phase === "failed" && (
        <LoadError
          message={`The comments could not be loaded.${isRendered || thread.comments ? " Newer comments may be missing." : ""}`}
          onRetry={retry}
        />
      )}
      {isOpen ? (
        <CommentForm key={key} target={target} formToken={formToken}>
          {children}
        </CommentForm>
      ) : (
        <CommentsClosed />
      )}
    </>
  );
}

const nextPage = (target: CommentTarget, thread: CommentThread | undefined) =>
  thread?.phase === "ready" && thread.next !== undefined
    ? `${commentsPage(target)}?after=${thread.next}#comments`
    : undefined;
