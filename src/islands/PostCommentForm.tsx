import { createRoot, type Root } from "react-dom/client";
import { CommentsThread } from "../components/comments/CommentsView.tsx";
import type { Comment, CommentTarget } from "../schemas/comment.ts";
import { myPostLinks } from "../stores/my-posts.ts";
import { commentsOf } from "../stores/page-comments.ts";
import { CommentForm } from "./CommentForm.tsx";

let root: Root | undefined;

/** The comment form under a blog post. The comments are plain HTML until the visitor posts one. */
export function PostCommentForm({ id }: { id: number }) {
  const target = { contentType: "blog", contentId: id } as const;
  return <CommentForm target={target} onPosted={(comment) => showPosted(target, comment)} />;
}

function showPosted(target: CommentTarget, comment: Comment | undefined) {
  const comments = commentsOf(target);
  comments.posted(comment);
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
