import type { ReactNode } from "react";
import { sendDiscussion } from "../../api-client/api-client.ts";
import { PostCardView } from "../../components/forms/PostCardView.tsx";
import { discussionTarget } from "../../components/forms/post-forms.ts";
import { startedDiscussionUrl } from "../../lib/discussions-url.ts";
import { discussionInput } from "../../schemas/discussion.ts";
import { newsPage } from "./news-page.ts";
import { usePostForm } from "./use-post-form.tsx";

interface Props {
  formToken: string;
  /** The help lines. */
  children?: ReactNode;
}

export default function DiscussionForm({ formToken, children }: Props) {
  const form = usePostForm({
    kind: "discussion",
    draftName: "discussion",
    schema: discussionInput,
    formToken,
    send: sendDiscussion,
    pageAfter: (sent) =>
      newsPage(sent) ?? (sent.post && startedDiscussionUrl(sent.post.id, sent.privateLink)),
  });
  return (
    <PostCardView target={discussionTarget} formToken={formToken} {...form}>
      {children}
    </PostCardView>
  );
}
