import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { sendComment } from "../api-client/api-client.ts";
import { refreshComments } from "../client/forum/refresh-posts.ts";
import { showToast } from "../client/toasts/show-toast.ts";
import { PostCardView } from "../components/forms/PostCardView.tsx";
import { commentTarget } from "../components/forms/post-forms.ts";
import { helpLabel } from "../components/help/HelpForWriters.tsx";
import type { Typed } from "../lib/form-field.ts";
import { type CommentTarget, commentTypes } from "../schemas/comment.ts";
import { replyInput } from "../schemas/reply.ts";
import { usePostForm } from "./use-post-form.tsx";

interface Props {
  target: CommentTarget;
  formToken?: string;
  /** The help lines; without them, those of the footer. */
  children?: ReactNode;
}

export function CommentForm({ target, formToken, children }: Props) {
  const form = usePostForm({
    kind: "comment",
    draftName: `comment ${target.contentType} ${target.contentId}`,
    schema: replyInput,
    formToken,
    send: (input, key) => sendComment({ ...input, ...target }, key),
    onInvalid: (values) => isMissing(values) && showToast(missing),
    refresh: (id, privateLink) => refreshComments(target, id, privateLink),
  });
  return (
    <PostCardView target={commentTarget(target)} formToken={formToken} {...form}>
      {children ?? <HelpFromFooter />}
    </PostCardView>
  );
}

const missing = {
  title: "Missing information",
  description: "Please fill in all fields.",
  variant: "destructive",
} as const;

const isMissing = (values: Typed) => Object.values(values).some((value) => !value?.trim());

/** Copies the help lines next to a form in a dialog, because the dialog covers the footer. */
function HelpFromFooter() {
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lines = document.getElementById("help-title")?.nextElementSibling;
    if (lines) copy.current?.replaceChildren(lines.cloneNode(true));
  }, []);
  return (
    <div className="form-help">
      <strong>{helpLabel}</strong>
      <div ref={copy} />
    </div>
  );
}

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
