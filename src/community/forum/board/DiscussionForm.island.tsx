import { type ReactNode, useState } from "react";
import { island } from "../../../ui/islands/island.tsx";
import { type Sent, sendDiscussion } from "../api.ts";
import { reloadIfOutdated } from "../own/reload-outdated.ts";
import { type Discussion, discussionInput } from "../schema/discussion.ts";
import { SentPost } from "../writing/Posted.tsx";
import { PostForm } from "../writing/PostForm.tsx";
import { newDiscussion } from "../writing/post-forms.ts";
import type { FormSettings } from "../writing/WriterNotes.tsx";

reloadIfOutdated();

const suggest = () => ({
  category: new URLSearchParams(location.search).get("category") ?? undefined,
});

interface Props {
  settings: FormSettings;
  children?: ReactNode;
}

export default island(function DiscussionForm(props: Props) {
  const [sent, setSent] = useState<Sent<Discussion>>();
  return (
    <>
      <PostForm
        {...props}
        target={newDiscussion}
        schema={discussionInput}
        send={sendDiscussion}
        suggest={suggest}
        refresh={setSent}
      />
      {sent && (
        <SentPost
          key={sent.privateLink}
          kind="discussion"
          sent={sent}
          href={sent.post && `/discussions/${sent.post.id}`}
        />
      )}
    </>
  );
});
