import type { ReactNode } from "react";
import { startedDiscussionUrl } from "../../lib/discussions-url.ts";
import { island } from "../../ui/island.tsx";
import { helpNowId } from "../help/HelpNow.tsx";
import { type Sent, sendDiscussion } from "./api.ts";
import { PostCardView } from "./post-form/PostCardView.tsx";
import { newsPage } from "./post-form/Posted.tsx";
import { discussionTarget } from "./post-form/post-forms.ts";
import { usePostForm } from "./post-form/use-post-form.tsx";
import { type Discussion, discussionInput } from "./schema/discussion.ts";

interface Props {
  formToken: string;
  /** True if the writer can ask for emails about replies. */
  sendsMail: boolean;
  /** The help lines. */
  children?: ReactNode;
}

export default island(function DiscussionForm({ formToken, sendsMail, children }: Props) {
  const form = usePostForm({
    kind: "discussion",
    draftName: "discussion",
    schema: discussionInput,
    formToken,
    sendsMail,
    send: sendDiscussion,
    pageAfter: (sent) => newsPage(sent) ?? startedPage(sent),
  });
  return (
    <PostCardView target={discussionTarget} formToken={formToken} {...form}>
      {children}
    </PostCardView>
  );
});

/** The page of the new discussion, at the help lines if it sounds like danger. */
const startedPage = ({ post, privateLink, help }: Sent<Discussion>) =>
  post && startedDiscussionUrl(post.id, privateLink) + (help ? `#${helpNowId}` : "");
