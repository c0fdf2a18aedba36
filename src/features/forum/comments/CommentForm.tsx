import type { ReactNode } from "react";
import { cleanText } from "../../../lib/clean-text.ts";
import type { Typed } from "../../../lib/form-field.ts";
import { showToast } from "../../../ui/toasts/toasts.ts";
import { sendComment } from "../api.ts";
import { newsPage } from "../post-form/news-page.ts";
import { PostCardView } from "../post-form/PostCardView.tsx";
import { commentTarget } from "../post-form/post-forms.ts";
import { usePostForm } from "../post-form/use-post-form.tsx";
import { type Comment, type CommentTarget, typedComment } from "../schema/comment.ts";
import { refreshComments } from "./comments.ts";

interface Props {
  target: CommentTarget;
  /** Only on a page that a function fills in. */
  formToken?: string;
  /** True if the writer can ask for emails about replies. */
  sendsMail: boolean;
  /** The comments in the page of the server. */
  shown?: readonly Comment[] | undefined;
  /** The help lines. */
  children?: ReactNode;
}

export function CommentForm({ target, formToken, sendsMail, shown, children }: Props) {
  const form = usePostForm({
    kind: "comment",
    draftName: `comment ${target.contentType} ${target.contentId}`,
    schema: typedComment,
    formToken,
    sendsMail,
    send: (input, key) => sendComment({ ...input, ...target }, key),
    onInvalid: (values) => isMissing(values) && showToast(missing),
    pageAfter: newsPage,
    refresh: ({ post }) => refreshComments(target, post, shown),
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

const isMissing = (values: Typed) => Object.values(values).some((value = "") => !cleanText(value));
