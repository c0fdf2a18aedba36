import type { Sent } from "./api.ts";
import { sendReply } from "./api.ts";
import { newsPage } from "./post-form/news-page.ts";
import { PostCardView } from "./post-form/PostCardView.tsx";
import { replyTarget } from "./post-form/post-forms.ts";
import { usePostForm } from "./post-form/use-post-form.tsx";
import { type FormSettings, WriterNotes } from "./post-form/WriterNotes.tsx";
import { type Reply, replyInput } from "./schema/reply.ts";

interface Props {
  discussionId: number;
  settings: FormSettings;
  /** Shows the new reply. */
  refresh: (sent: Sent<Reply>) => Promise<void>;
}

export function ReplyForm({ discussionId, settings, refresh }: Props) {
  const { formToken, sendsMail } = settings;
  const form = usePostForm({
    kind: "reply",
    draftName: `reply ${discussionId}`,
    schema: replyInput,
    formToken,
    sendsMail,
    send: (input, key) => sendReply(discussionId, input, key),
    pageAfter: newsPage,
    refresh,
  });
  return (
    <PostCardView target={replyTarget(discussionId)} formToken={formToken} {...form}>
      <WriterNotes {...settings} />
    </PostCardView>
  );
}
