import { type ReactNode, useLayoutEffect } from "react";
import { type Sent, sendDiscussion } from "../api-client/api-client.ts";
import { PostCardView } from "../components/forms/PostCardView.tsx";
import { discussionTarget } from "../components/forms/post-forms.ts";
import { startedDiscussionUrl } from "../lib/discussions-url.ts";
import { receiptPath } from "../lib/private-link-path.ts";
import { type Discussion, discussionInput } from "../schemas/discussion.ts";
import { usePostForm } from "./use-post-form.tsx";

interface Props {
  formToken: string;
  children?: ReactNode;
}

export function DiscussionForm(card: Props) {
  const form = usePostForm({
    kind: "discussion",
    draftName: "discussion",
    schema: discussionInput,
    formToken: card.formToken,
    send: sendDiscussion,
    pageAfter,
  });
  useLayoutEffect(() => {
    const category = new URLSearchParams(location.search).get("category");
    const list = form.ref.current?.querySelector("select");
    const isKnown = Array.from(list?.options ?? []).some(({ value }) => value === category);
    if (list && category && isKnown) list.value ||= category;
  }, [form.ref]);
  return <PostCardView target={discussionTarget} {...card} {...form} />;
}

/** Undefined if help lines are shown: the visitor has to read them first. */
function pageAfter(sent: Sent<Discussion>): string | undefined {
  const { post, privateLink, help, notify } = sent;
  if (!post || help) return undefined;
  return privateLink && notify
    ? receiptPath(privateLink, sent)
    : startedDiscussionUrl(post.id, privateLink);
}
