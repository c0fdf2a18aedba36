import type { ReactNode } from "react";
import { sendReply } from "../../api-client/api-client.ts";
import { PostCardView } from "../../components/forms/PostCardView.tsx";
import { replyTarget } from "../../components/forms/post-forms.ts";
import { replyInput } from "../../schemas/reply.ts";
import { refreshThread } from "../../stores/thread.ts";
import { newsPage } from "./news-page.ts";
import { usePostForm } from "./use-post-form.tsx";

/** Ids as text, which the function fills in. */
interface Props {
  discussionId: string;
  /** The last id of the page of replies before this one, or 0. */
  after: string;
  formToken: string;
  /** The help lines. */
  children?: ReactNode;
}

export default function ReplyForm({ discussionId, after, formToken, children }: Props) {
  const form = usePostForm({
    kind: "reply",
    draftName: `reply ${discussionId}`,
    schema: replyInput,
    formToken,
    send: (input, key) => sendReply(discussionId, input, key),
    pageAfter: newsPage,
    refresh: (sent) =>
      refreshThread({ discussionId: Number(discussionId), after: Number(after) }, sent),
  });
  return (
    <PostCardView target={replyTarget(discussionId)} formToken={formToken} {...form}>
      {children}
    </PostCardView>
  );
}
