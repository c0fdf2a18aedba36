import { createRoot } from "react-dom/client";
import { commentTypes } from "../schemas/comment.ts";
import { CommentForm } from "./CommentForm.tsx";

/** Shows the form in `[data-comment-form]`. A `target` event moves it to another video or photograph. */
export function mountCommentForm() {
  const root = document.querySelector<HTMLElement>("[data-comment-form]");
  if (!root) return;
  const form = createRoot(root);
  const show = () => {
    const { about, id } = root.dataset;
    const contentType = commentTypes.find((type) => type === about) ?? "video";
    form.render(<CommentForm key={id} target={{ contentType, contentId: Number(id) }} />);
  };
  root.addEventListener("target", show);
  show();
}
