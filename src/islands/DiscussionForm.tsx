import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import { postDiscussion } from "../lib/api.ts";
import { DiscussionFormView } from "../lib/discussion/DiscussionFormView.tsx";
import { startedAddress } from "../lib/discussion/thread.ts";
import { type Discussion, discussionInput } from "../schemas/discussion.ts";
import { usePostCard } from "./post-card.ts";
import { showToast } from "./show-toast.ts";
import { usePostForm } from "./use-post-form.ts";

interface Props {
  nonce: string;
  /** Whom to call, which stands beside the form. */
  children?: ReactNode;
}

/** The form that starts a discussion, brought to life: it checks, posts, and leads to what was started. */
export function DiscussionForm({ nonce, children }: Props) {
  const form = usePostForm({
    place: "discussion",
    schema: discussionInput,
    send: postDiscussion,
    failure: "Failed to post discussion. Please try again.",
    onPosted,
  });
  const { actions, close } = usePostCard();
  useAskedCategory(form.ref);

  async function onPosted(discussion: Discussion | undefined) {
    if (discussion) return location.assign(startedAddress(discussion.id));
    close();
    await showToast(success);
  }

  return (
    <DiscussionFormView nonce={nonce} {...actions} {...form}>
      {children}
    </DiscussionFormView>
  );
}

const success = {
  title: "Discussion Posted",
  description: "Your discussion has been posted successfully.",
};

/** Who looks at one category most likely writes in it. */
function useAskedCategory(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    const asked = new URLSearchParams(location.search).get("category");
    const list = form.current?.querySelector("select");
    const isKnown = Array.from(list?.options ?? []).some(({ value }) => value === asked);
    if (list && asked && isKnown) list.value ||= asked;
  }, [form]);
}
