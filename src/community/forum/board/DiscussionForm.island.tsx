import type { ReactNode } from "react";
import { startedDiscussionUrl } from "../../../lib/posts/discussions-url.ts";
import { island } from "../../../ui/islands/island.tsx";
import { helpNowId } from "../../help/HelpNow.tsx";
import { type Sent, sendDiscussion } from "../api.ts";
import { type Discussion, discussionInput } from "../schema/discussion.ts";
import { PostForm } from "../writing/PostForm.tsx";
import { discussionTarget } from "../writing/post-forms.ts";

interface Props {
  formToken: string;
  sendsMail: boolean;
  children?: ReactNode;
}

export default island(function DiscussionForm(props: Props) {
  return (
    <PostForm
      {...props}
      target={discussionTarget}
      schema={discussionInput}
      send={sendDiscussion}
      pageAfter={startedPage}
    />
  );
});

/** The page of the new discussion, at the help lines if it sounds like danger. */
const startedPage = ({ post, privateLink, help }: Sent<Discussion>) =>
  post && startedDiscussionUrl(post.id, privateLink) + (help ? `#${helpNowId}` : "");
