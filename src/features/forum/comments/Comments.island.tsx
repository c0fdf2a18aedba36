import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect } from "react";
import { island } from "../../../ui/island.tsx";
import type { CommentTarget } from "../schema/comment.ts";
import { CommentForm } from "./CommentForm.tsx";
import { CommentsPanel } from "./CommentsPanel.tsx";
import { CommentsClosed } from "./CommentsView.tsx";
import { $comments, loadComments, threadKey } from "./comments.ts";

interface Props {
  target: CommentTarget;
  /** True if visitors can comment. */
  isOpen: boolean;
  /** Shown with the form. */
  children?: ReactNode;
}

/** The comments on a video, a photograph or a post, from the API. */
export default island(function Comments({ target, isOpen, children }: Props) {
  const key = threadKey(target);
  const thread = useStore($comments, { keys: [key] })[key];

  useEffect(() => {
    void loadComments(target);
  }, [target]);

  return (
    <CommentsPanel target={target} thread={thread} isOpen={isOpen}>
      {isOpen ? (
        <CommentForm key={key} target={target} sendsMail={import.meta.env.SENDS_MAIL}>
          {children}
        </CommentForm>
      ) : (
        <CommentsClosed />
      )}
    </CommentsPanel>
  );
});
