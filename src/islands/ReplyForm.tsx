import type { ReactNode } from "react";
import { sendReply } from "../api-client/api-client.ts";
import { refreshReplies } from "../client/forum/refresh-posts.ts";
import { PostCardView } from "../components/forms/PostCardView.tsx";
import { replyTarget } from "../components/forms/post-forms.ts";
import { replyInput } from "../schemas/reply.ts";
import { usePostForm } from "./use-post-form.tsx";

interface Props {
  id: string;
  formToken: string;
  children?: ReactNode;
}

export function ReplyForm({ id, ...card }: Props) {
  const form = usePostForm({
    kind: "reply",
    draftName: `reply ${id}`,
    schema: replyInput,
    formToken: card.formToken,
    send: (input, key) => sendReply(id, input, key),
    refresh: refreshReplies,
  });
  return <PostCardView target={replyTarget(id)} {...card} {...form} />;
}
