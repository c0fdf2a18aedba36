import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import { type Sent, sendDiscussion } from "../api-client/api-client.ts";
import { showToast } from "../client/toasts/show-toast.ts";
import { DiscussionFormView } from "../components/forum/DiscussionFormView.tsx";
import { startedDiscussionUrl } from "../lib/discussions-url.ts";
import { receiptPath } from "../lib/private-link-path.ts";
import { type Discussion, discussionInput } from "../schemas/discussion.ts";
import { usePostCard } from "./use-post-card.ts";
import { usePostForm } from "./use-post-form.ts";

interface Props {
  formToken: string;
  children?: ReactNode;
}

export function DiscussionForm({ formToken, children }: Props) {
  const { actions, close } = usePostCard();
  const form = usePostForm({
    draftName: "discussion",
    schema: discussionInput,
    formToken,
    send: sendDiscussion,
    failure: "Failed to post discussion. Please try again.",
    isLeaving,
    onPosted,
  });
  useCategoryFromUrl(form.ref);

  async function onPosted(sent: Sent<Discussion>) {
    const { post, privateLink, notify } = sent;
    if (post && isLeaving(sent))
      return location.assign(
        privateLink && notify
          ? receiptPath(privateLink, sent)
          : startedDiscussionUrl(post.id, privateLink),
      );
    close();
    if (!sent.held) await showToast(success);
  }

  return (
    <DiscussionFormView formToken={formToken} {...actions} {...form}>
      {children}
    </DiscussionFormView>
  );
}

/** Returns false if help lines are shown: the visitor has to read them first. */
const isLeaving = ({ post, help }: Sent<Discussion>) => post !== undefined && !help;

const success = {
  title: "Discussion Posted",
  description: "Your discussion has been posted successfully.",
};

function useCategoryFromUrl(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    const category = new URLSearchParams(location.search).get("category");
    const list = form.current?.querySelector("select");
    const isKnown = Array.from(list?.options ?? []).some(({ value }) => value === category);
    if (list && category && isKnown) list.value ||= category;
  }, [form]);
}
