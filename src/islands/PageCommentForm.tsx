import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Sent } from "../api-client/api-client.ts";
import { CommentsThread } from "../components/comments/CommentsView.tsx";
import type { Comment, CommentTarget } from "../schemas/comment.ts";
import { commentsOf } from "../stores/comments.ts";
import { myPostLinks } from "../stores/my-posts.ts";
import { CommentForm } from "./CommentForm.tsx";

let root: Root | undefined;

interface Props {
  target: CommentTarget;
  formToken?: string | undefined;
  /** The help lines; without them, those of the footer. */
  children?: ReactNode;
}

/** The comment form of a page whose comments are plain HTML until the visitor posts one. */
export function PageCommentForm({ target, formToken, children }: Props) {
  const onPosted = (sent: Sent<Comment>) => showPosted(target, sent);
  return <CommentForm {...{ target, formToken, onPosted }}>{children}</CommentForm>;
}

function showPosted(target: CommentTarget, sent: Sent<Comment>) {
  const comments = commentsOf(target);
  comments.posted(sent);
  const thread = document.querySelector<HTMLElement>("[data-thread]");
  if (!thread || root) return;
  root = createRoot(thread);
  // The comments stay as they are until the new list has loaded.
  comments.$state.subscribe((state) => {
    if (state.status !== "ready") return;
    thread.dataset["live"] = "";
    const view = { state, isOpen: true, level: 2, posted: true } as const;
    root?.render(
      <CommentsThread {...view} links={myPostLinks("comment")} onMore={comments.more} />,
    );
  });
}
