import { useStore } from "@nanostores/react";
import { island } from "../../../ui/island.tsx";
import { PrivateLink } from "../own-posts/PrivateLink.tsx";
import { usePrivateLink } from "../own-posts/use-private-link.ts";
import { type News, Posted } from "../post-form/Posted.tsx";
import { type FormSettings, WriterNotes } from "../post-form/WriterNotes.tsx";
import type { CommentTarget } from "../schema/comment.ts";
import { CommentForm } from "./CommentForm.tsx";
import { CommentsPanel } from "./CommentsPanel.tsx";
import { $comments, type CommentThread, threadKey } from "./comments.ts";

/** The comments on a video or photograph as the function reads them. */
export interface WatchCommentsData {
  target: CommentTarget;
  thread: CommentThread;
  /** On the page after a comment. */
  news: News;
  /** The private link of the comment that was just sent. */
  privateLink: string | undefined;
  settings: FormSettings;
}

/** The function for /media/:id fills in both placeholders. @param initial `WatchCommentsData` as JSON */
export default island(function WatchComments({ initial }: { initial: string }) {
  if (initial === "__COMMENTS__")
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder
    return <div className="stack" dangerouslySetInnerHTML={{ __html: "<!--comments-->" }} />;
  return (
    <div className="stack">
      <WatchCommentsView {...(JSON.parse(initial) as WatchCommentsData)} />
    </div>
  );
});

/** The server renders it, and the island continues from the same data. */
export function WatchCommentsView(initial: WatchCommentsData) {
  const { target, news, privateLink, settings } = initial;
  const { formToken, sendsMail } = settings;
  const key = threadKey(target);
  const changed = useStore($comments, { keys: [key], ssr: "initial" })[key];
  const thread = changed ?? initial.thread;
  const isAfterPost = thread === initial.thread;
  usePrivateLink(privateLink);
  return (
    <CommentsPanel target={target} thread={thread} isOpen canReload={isAfterPost}>
      {/* After the comments, because the URL scrolls to the new one, which is last. */}
      {isAfterPost && <Posted kind="comment" {...news} />}
      {privateLink && isAfterPost && <PrivateLink href={privateLink} />}
      <CommentForm
        target={target}
        formToken={formToken}
        sendsMail={sendsMail}
        shown={thread.comments}
      >
        <WriterNotes {...settings} />
      </CommentForm>
    </CommentsPanel>
  );
}
