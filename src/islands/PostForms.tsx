import type { ReactNode } from "react";
import { type Sent, sendComment, sendDiscussion, sendReply } from "../api-client/api-client.ts";
import { refreshReplies } from "../client/forum/refresh-posts.ts";
import { PostCardView } from "../components/forms/PostCardView.tsx";
import { commentTarget, discussionTarget, replyTarget } from "../components/forms/post-forms.ts";
import { startedDiscussionUrl } from "../lib/discussions-url.ts";
import type { Typed } from "../lib/form-field.ts";
import { receiptPath } from "../lib/private-link-path.ts";
import type { CommentTarget } from "../schemas/comment.ts";
import { discussionInput } from "../schemas/discussion.ts";
import { replyInput } from "../schemas/reply.ts";
import { refreshComments } from "../stores/comments.ts";
import { showToast } from "../stores/toasts.ts";
import { usePostForm } from "./use-post-form.tsx";

interface Card {
  formToken: string;
  /** The help lines. */
  children?: ReactNode;
}

export function ReplyForm({ id, ...card }: Card & { id: string }) {
  const form = usePostForm({
    kind: "reply",
    draftName: `reply ${id}`,
    schema: replyInput,
    formToken: card.formToken,
    send: (input, key) => sendReply(id, input, key),
    pageAfter: newsPage,
    refresh: ({ id }, privateLink) => refreshReplies(id, privateLink),
  });
  return <PostCardView target={replyTarget(id)} {...card} {...form} />;
}

export function DiscussionForm(card: Card) {
  const form = usePostForm({
    kind: "discussion",
    draftName: "discussion",
    schema: discussionInput,
    formToken: card.formToken,
    send: sendDiscussion,
    pageAfter: (sent) =>
      newsPage(sent) ?? (sent.post && startedDiscussionUrl(sent.post.id, sent.privateLink)),
  });
  return <PostCardView target={discussionTarget} {...card} {...form} />;
}

/** The private page of a post that is held, or whose writer needs help lines or has to confirm an address. */
function newsPage({ privateLink, ...sent }: Sent<unknown>): string | undefined {
  const hasNews = sent.held || sent.help || sent.notify;
  return privateLink && hasNews ? receiptPath(privateLink, sent) : undefined;
}

interface CommentCard {
  target: CommentTarget;
  /** Only on a page that a function fills in. */
  formToken?: string | undefined;
  /** The help lines. */
  children?: ReactNode;
}

export function CommentForm({ target, ...card }: CommentCard) {
  const form = usePostForm({
    kind: "comment",
    draftName: `comment ${target.contentType} ${target.contentId}`,
    schema: replyInput,
    formToken: card.formToken,
    send: (input, key) => sendComment({ ...input, ...target }, key),
    onInvalid: (values) => isMissing(values) && showToast(missing),
    pageAfter: newsPage,
    refresh: (comment) => refreshComments(target, comment),
  });
  return <PostCardView target={commentTarget(target)} {...card} {...form} />;
}

const missing = {
  title: "Missing information",
  description: "Please fill in all fields.",
  variant: "destructive",
} as const;

const isMissing = (values: Typed) => Object.values(values).some((value) => !value?.trim());
