import type { ReactNode } from "react";
import { sendComment } from "../api-client/api-client.ts";
import { refreshComments } from "../client/forum/refresh-posts.ts";
import { showToast } from "../client/toasts/show-toast.ts";
import { PostCardView } from "../components/forms/PostCardView.tsx";
import { commentTarget } from "../components/forms/post-forms.ts";
import type { Typed } from "../lib/form-field.ts";
import type { CommentTarget } from "../schemas/comment.ts";
import { replyInput } from "../schemas/reply.ts";
import { HelpFromFooter } from "./HelpFromFooter.tsx";
import { usePostForm } from "./use-post-form.ts";

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
