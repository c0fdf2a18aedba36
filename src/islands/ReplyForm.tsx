import type { ReactNode } from "react";
import { type Sent, sendReply } from "../lib/api.ts";
import { ReplyFormView } from "../lib/discussion/ReplyFormView.tsx";
import { type Reply, replyInput } from "../schemas/reply.ts";
import { addOwnReply, refreshThread } from "./page-thread.tsx";
import { usePostCard } from "./post-card.ts";
import { showToast } from "./show-toast.ts";
import { usePostForm } from "./use-post-form.ts";

interface Props {
  id: string;
  nonce: string;
  /** Whom to call, which stands beside the form. */
  children?: ReactNode;
}

/** The reply form, brought to life: it checks, posts, and shows the reply without leaving the page. */
export function ReplyForm({ id, nonce, children }: Props) {
  const { actions, close } = usePostCard();
  const form = usePostForm({
    place: `reply ${id}`,
    schema: replyInput,
    nonce,
    send: (input, key) => sendReply(id, input, key),
    failure: "Failed to post reply. Please try again.",
    onPosted,
  });

  async function onPosted({ post, held }: Sent<Reply>) {
    close();
    if (held) return;
    if (post) addOwnReply(post);
    await Promise.all([showToast(success), refreshThread(id)]);
  }

  return (
    <ReplyFormView {...{ id, nonce }} {...actions} {...form}>
      {children}
    </ReplyFormView>
  );
}

const success = {
  title: "Reply Posted",
  description: "Your reply has been posted successfully.",
};
