import { type Sent, sendComment, sendReply } from "../../api-client/api-client.ts";
import { PostFormView } from "../../components/forms/PostFormView.tsx";
import { replyFields } from "../../components/forms/post-forms.ts";
import type { ReviewPost, Session } from "../../schemas/moderation.ts";
import { type Reply, type ReplyInput, replyInput } from "../../schemas/reply.ts";
import { keyOf } from "../../stores/moderation.ts";
import { usePostForm } from "../use-post-form.ts";

interface Props {
  post: ReviewPost;
  session: Session;
}

/** A reply in the place of a post. The server adds the badge, because the moderator is signed in. */
export function AnswerForm({ post, session }: Props) {
  const { email } = session;
  const { type, id } = post.place;
  const send = (input: ReplyInput, key: string): Promise<Sent<Reply>> =>
    type === "discussion"
      ? sendReply(id, input, key)
      : sendComment({ ...input, contentType: type, contentId: id }, key);
  const form = usePostForm({
    kind: "reply",
    draftName: `answer ${keyOf(post)}`,
    schema: replyInput,
    send,
  });
  return (
    <>
      <PostFormView
        name={`answer-${keyOf(post)}`}
        action={post.place.href}
        fields={email ? withoutEmail : replyFields}
        hidden={email ? { email } : {}}
        submit="Post Reply"
        {...form}
      />
      {form.receipt}
    </>
  );
}

const withoutEmail = replyFields.filter(({ name }) => name !== "email");
