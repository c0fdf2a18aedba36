import { useRef } from "react";
import { sendComment } from "../lib/api.ts";
import { CommentFormView } from "../lib/comments/CommentFormView.tsx";
import type { Typed } from "../lib/form/field.ts";
import type { Comment, Subject } from "../schemas/comment.ts";
import { replyInput } from "../schemas/reply.ts";
import { firstField } from "./form-draft.ts";
import { HelpFromFoot } from "./HelpFromFoot.tsx";
import { nameOf } from "./page-comments.ts";
import { prepareToasts, showToast } from "./show-toast.ts";
import { usePostForm } from "./use-post-form.ts";

export type CommentFormProps = {
  subject: Subject;
  /** It is missing where the server shows it only later. */
  onPosted: (comment: Comment | undefined) => void;
};

/** The form for a comment, brought to life: it checks, posts, and closes again. */
export function CommentForm({ subject, onPosted }: CommentFormProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const form = usePostForm({
    place: `comment ${nameOf(subject)}`,
    schema: replyInput,
    send: (input, key) => sendComment({ ...input, ...subject }, key),
    failure: "Failed to post comment. Please try again.",
    onInvalid: (values) => isMissing(values) && showToast(missing),
    onPosted: async ({ post, held }) => {
      close(details.current);
      if (held) return;
      onPosted(post);
      await showToast(success);
    },
  });
  const onToggle = () => opened(details.current);
  return (
    <CommentFormView {...{ subject, details, onToggle, ...form }}>
      <HelpFromFoot />
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
