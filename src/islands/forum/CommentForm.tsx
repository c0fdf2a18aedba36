import type { ReactNode } from "react";
import { sendComment } from "../../api-client/api-client.ts";
import { PostCardView } from "../../components/forms/PostCardView.tsx";
import { commentTarget } from "../../components/forms/post-forms.ts";
import type { Typed } from "../../lib/form-field.ts";
import { type CommentTarget, typedComment } from "../../schemas/comment.ts";
import { refreshComments } from "../../stores/comments.ts";
import { showToast } from "../../stores/toasts.ts";
import { newsPage } from "./news-page.ts";
import { usePostForm } from "./use-post-form.tsx";

interface Props {
  target: CommentTarget;
  /** Only on a page that a function fills in. */
  formToken?: string | undefined;
  /** The help lines. */
  children?: ReactNode;
}

export default function CommentForm({ target, formToken, children }: Props) {
  const form = usePostForm({
    kind: "comment",
    draftName: `comment ${target.contentType} ${target.contentId}`,
    schema: typedComment,
    formToken,
    send: (input, key) => sendComment({ ...input, ...target }, key),
    onInvalid: (values) => isMissing(values) && showToast(missing),
    pageAfter: newsPage,
    refresh: ({ post }) => refreshComments(target, post),
  });
  return (
    <PostCardView target={commentTarget(target)} formToken={formToken} {...form}>
      {children}
    </PostCardView>
  );
}

const missing = {
  title: "Missing information",
  description: "Please fill in all fields.",
  variant: "destructive",
} as const;

const isMissing = (values: Typed) => Object.values(values).some((value) => !value?.trim());
