import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { type Sent, sendComment, sendDiscussion, sendReply } from "../api-client/api-client.ts";
import { refreshComments, refreshReplies } from "../client/forum/refresh-posts.ts";
import { PostCardView } from "../components/forms/PostCardView.tsx";
import { commentTarget, discussionTarget, replyTarget } from "../components/forms/post-forms.ts";
import { helpLabel } from "../components/help/HelpForWriters.tsx";
import { startedDiscussionUrl } from "../lib/discussions-url.ts";
import type { Typed } from "../lib/form-field.ts";
import { receiptPath } from "../lib/private-link-path.ts";
import { type CommentTarget, commentTypes } from "../schemas/comment.ts";
import { discussionInput } from "../schemas/discussion.ts";
import { replyInput } from "../schemas/reply.ts";
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
    refresh: refreshReplies,
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

/** In a dialog, without help lines and a token. */
export function CommentForm({ target, ...card }: Partial<Card> & { target: CommentTarget }) {
  const form = usePostForm({
    kind: "comment",
    draftName: `comment ${target.contentType} ${target.contentId}`,
    schema: replyInput,
    formToken: card.formToken,
    send: (input, key) => sendComment({ ...input, ...target }, key),
    onInvalid: (values) => isMissing(values) && showToast(missing),
    pageAfter: newsPage,
    refresh: (id, privateLink) => refreshComments(target, id, privateLink),
  });
  return (
    <PostCardView target={commentTarget(target)} {...card} {...form}>
      {card.children ?? <HelpFromFooter />}
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
    const lines = document.querySelector(".site-footer .help-lines");
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
