import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import { type Sent, sendDiscussion } from "../lib/api.ts";
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
  const { actions, close } = usePostCard();
  const form = usePostForm({
    place: "discussion",
    schema: discussionInput,
    nonce,
    send: sendDiscussion,
    failure: "Failed to post discussion. Please try again.",
    isLeaving,
    onPosted,
  });
  useAskedCategory(form.ref);

  async function onPosted(sent: Sent<Discussion>) {
    if (sent.post && isLeaving(sent))
      return location.assign(startedAddress(sent.post.id, sent.own));
    close();
    if (!sent.held) await showToast(success);
  }

  return (
    <DiscussionFormView nonce={nonce} {...actions} {...form}>
      {children}
    </DiscussionFormView>
  );
}

/** Where help is has to be read first. */
const isLeaving = ({ post, help }: Sent<Discussion>) => post !== undefined && !help;

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
