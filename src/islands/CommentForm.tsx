import { type ReactNode, useLayoutEffect, useRef } from "react";
import { type Sent, sendComment } from "../api-client/api-client.ts";
import { prepareToasts, showToast } from "../client/toasts/show-toast.ts";
import { CommentFormView } from "../components/comments/CommentFormView.tsx";
import type { Typed } from "../lib/form-field.ts";
import type { Comment, CommentTarget } from "../schemas/comment.ts";
import { replyInput } from "../schemas/reply.ts";
import { nameOf } from "../stores/comments.ts";
import { HelpFromFooter } from "./HelpFromFooter.tsx";
import { firstField, isBegun } from "./use-form-draft.ts";
import { usePostForm } from "./use-post-form.ts";

export type CommentFormProps = {
  target: CommentTarget;
  formToken?: string | undefined;
  children?: ReactNode;
  /** Not called if the comment is held for moderation. */
  onPosted: (sent: Sent<Comment>) => void;
};

export function CommentForm({ target, formToken, children, onPosted }: CommentFormProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const form = usePostForm({
    draftName: `comment ${nameOf(target)}`,
    schema: replyInput,
    formToken,
    send: (input, key) => sendComment({ ...input, ...target }, key),
    failure: "Failed to post comment. Please try again.",
    onInvalid: (values) => isMissing(values) && showToast(missing),
    onPosted: async (sent) => {
      close(details.current);
      if (sent.held) return;
      onPosted(sent);
      await showToast(success);
    },
  });
  // The visitor may have opened the form, and begun to type, before React loaded.
  useLayoutEffect(() => {
    if (!isBegun(details.current)) opened(details.current);
  }, []);
  const onToggle = () => opened(details.current);
  return (
    <CommentFormView {...{ target, formToken, details, onToggle, ...form }}>
      {children ?? <HelpFromFooter />}
    </CommentFormView>
  );
}

const missing = {
  title: "Missing information",
  description: "Please fill in all fields.",
  variant: "destructive",
} as const;

const success = {
  title: "Comment posted",
  description: "Your comment has been successfully posted.",
};

const isMissing = (values: Typed) => Object.values(values).some((value) => !value?.trim());

function opened(details: HTMLDetailsElement | null) {
  if (!details?.open) return;
  void prepareToasts();
  firstField(details)?.focus();
}

function close(details: HTMLDetailsElement | null) {
  if (!details) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}
