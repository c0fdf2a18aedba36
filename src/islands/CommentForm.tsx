import type { ReactNode } from "react";
import { sendComment } from "../api-client/api-client.ts";
import { refreshComments } from "../client/forum/refresh-posts.ts";
import { showToast } from "../client/toasts/show-toast.ts";
import { CommentFormView } from "../components/comments/CommentFormView.tsx";
import type { Typed } from "../lib/form-field.ts";
import type { CommentTarget } from "../schemas/comment.ts";
import { replyInput } from "../schemas/reply.ts";
import { HelpFromFooter } from "./HelpFromFooter.tsx";
import { usePostCard } from "./use-post-card.ts";
import { usePostForm } from "./use-post-form.ts";

export type CommentFormProps = {
  target: CommentTarget;
  formToken?: string | undefined;
  /** The help lines; without them, those of the footer. */
  children?: ReactNode;
};

export function CommentForm({ target, formToken, children }: CommentFormProps) {
  const { actions, close } = usePostCard();
  const form = usePostForm({
    draftName: `comment ${target.contentType} ${target.contentId}`,
    schema: replyInput,
    formToken,
    send: (input, key) => sendComment({ ...input, ...target }, key),
    failure: "Failed to post comment. Please try again.",
    onInvalid: (values) => isMissing(values) && showToast(missing),
    onPosted: async ({ post, held, privateLink }) => {
      close();
      if (held) return;
      await Promise.all([
        showToast(success),
        post && refreshComments(target, post.id, privateLink),
      ]);
    },
  });
  return (
    <CommentFormView {...{ target, formToken }} {...actions} {...form}>
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
