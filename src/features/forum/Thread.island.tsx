import { useStore } from "@nanostores/react";
import { useState } from "react";
import { island } from "../../ui/island.tsx";
import type { ReplyPage } from "./api.ts";
import { ClosedToReplies } from "./ClosedToReplies.tsx";
import { DiscussionView } from "./DiscussionView.tsx";
import { $myPosts } from "./own-posts/my-posts.ts";
import { usePrivateLink } from "./own-posts/use-private-link.ts";
import type { News } from "./post-form/Posted.tsx";
import type { FormSettings } from "./post-form/WriterNotes.tsx";
import { Replies } from "./Replies.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import type { Discussion } from "./schema/discussion.ts";
import { createThread } from "./thread.ts";

/** A discussion as the function reads it. */
export interface ThreadData {
  discussion: Discussion;
  page: ReplyPage;
  /** The `after` of the page before this one. Undefined on the first page. */
  previous: number | undefined;
  /** On the page after a reply or after starting the discussion. */
  news: News;
  /** True on the page that its author sees after starting it. */
  isStarted: boolean;
  /** The private link of the discussion or reply that was just sent. */
  privateLink: string | undefined;
  settings: FormSettings;
}

/** The function for /discussions/:id fills in both placeholders. @param initial `ThreadData` as JSON */
export default island(function Thread({ initial }: { initial: string }) {
  const className = "wrap stack loose narrow thread";
  if (initial === "__THREAD__")
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder
    return <div className={className} dangerouslySetInnerHTML={{ __html: "<!--thread-->" }} />;
  return (
    <div className={className}>
      <ThreadView {...(JSON.parse(initial) as ThreadData)} />
    </div>
  );
});

/** The discussion, its replies and the form. The server renders it, and the island continues from the same data. */
export function ThreadView(initial: ThreadData) {
  const { discussion, isStarted, news, privateLink, settings } = initial;
  const [thread] = useState(() => createThread(discussion, initial.page));
  const state = useStore(thread.$state);
  const mine = useStore($myPosts, { ssr: "initial" });
  usePrivateLink(privateLink);
  return (
    <>
      <DiscussionView
        discussion={state.discussion}
        news={isStarted ? news : undefined}
        privateLink={isStarted ? privateLink : undefined}
        mine={mine}
      />
      <Replies
        thread={thread}
        state={state}
        mine={mine}
        previous={initial.previous}
        news={isStarted ? undefined : news}
        privateLink={isStarted ? undefined : privateLink}
      />
      {discussion.locked ? (
        <ClosedToReplies discussionId={discussion.id} />
      ) : (
        <ReplyForm discussionId={discussion.id} settings={settings} refresh={thread.refresh} />
      )}
    </>
  );
}
