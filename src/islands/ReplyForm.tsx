import type { ReactNode } from "react";
import { type Sent, sendReply } from "../api-client/api-client.ts";
import { refreshReplies } from "../client/forum/refresh-posts.ts";
import { showToast } from "../client/toasts/show-toast.ts";
import { ReplyFormView } from "../components/forum/ReplyFormView.tsx";
import { type Reply, replyInput } from "../schemas/reply.ts";
import { usePostCard } from "./use-post-card.ts";
import { usePostForm } from "./use-post-form.ts";

interface Props {
  id: string;
  formToken: string;
  children?: ReactNode;
}

export function ReplyForm({ id, formToken, children }: Props) {
  const { actions, close } = usePostCard();
  const form = usePostForm({
    draftName: `reply ${id}`,
    schema: replyInput,
    formToken,
    send: (input, key) => sendReply(id, input, key),
    failure: "Failed to post reply. Please try again.",
    onPosted,
  });

  async function onPosted({ post, held, privateLink }: Sent<Reply>) {
    close();
    if (held) return;
    await Promise.all([showToast(success), post && refreshReplies(post.id, privateLink)]);
  }

  return (
    <ReplyFormView {...{ id, formToken }} {...actions} {...form}>
      {children}
    </ReplyFormView>
  );
}

const success = {
  title: "Reply Posted",
  description: "Your reply has been posted successfully.",
};
