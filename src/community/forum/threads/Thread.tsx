import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { readDraft } from "../../../lib/browser/draft.ts";
import { type Place, placeKey, postTypeAt } from "../../../lib/posts/post-types.ts";
import { LoadError } from "../../../ui/cards/LoadError.tsx";
import type { PageHelp } from "../../help/lines/page-help.ts";
import { replyInput, typedComment } from "../../posts/schema/post.ts";
import { countView, sendPost } from "../api.ts";
import { DiscussionView } from "../board/DiscussionView.tsx";
import { $myPosts } from "../own/my-posts.ts";
import { reloadIfOutdated } from "../own/reload-outdated.ts";
import { SentPost } from "../writing/Posted.tsx";
import { PostForm } from "../writing/PostForm.tsx";
import { formPlace } from "../writing/post-forms.ts";
import { type FormSettings, WriterNotes } from "../writing/WriterNotes.tsx";
import { CommentsClosed, PostList } from "./PostList.tsx";
import { LoadingPosts } from "./PostsSection.tsx";
import {
  $threads,
  emptyThread,
  isLoading,
  loadThread,
  refreshThread,
  type Thread as ThreadState,
} from "./threads.ts";

reloadIfOutdated();

export interface InitialThread {
  place: Place;
  thread: ThreadState;
  previous: number | undefined;
  settings: FormSettings;
  help: PageHelp;
}

interface Props {
  place: Place;
  /** Undefined on a built page, whose posts come from the API. */
  initial?: InitialThread | undefined;
  isOpen: boolean;
  settings: FormSettings;
  children?: ReactNode;
}

export function Thread(props: Props) {
  const { place, initial, isOpen } = props;
  const key = placeKey(place);
  const start = initial?.thread ?? emptyThread;
  const thread = useStore($threads, { keys: [key], ssr: "initial" })[key] ?? start;
  const mine = useStore($myPosts, { ssr: "initial" });
  const heading = useRef<HTMLHeadingElement>(null);
  const { type, id } = place;
  useEffect(() => {
    if (!initial) void loadThread({ type, id });
    else if (type === "discussion") void countView(id);
  }, [initial, type, id]);

  const { discussion, phase } = thread;
  const kind = postTypeAt(place);
  const last = thread.posted.at(-1);

  /** The pressed button is gone. */
  function retry() {
    heading.current?.focus();
    void refreshThread(place, start);
  }

  const form = <ThreadForm {...props} start={start} isLocked={discussion?.locked} />;

  return (
    <>
      {discussion && <DiscussionView discussion={discussion} mine={mine} />}
      <PostList
        place={place}
        thread={thread}
        isOpen={isOpen && !discussion?.locked}
        previous={initial?.previous}
        heading={heading}
        mine={mine}
      >
        {/* After the posts, because the URL scrolls to the new one, which is last. */}
        {last && <SentPost key={last.privateLink} kind={kind} sent={last} />}
        {showsSkeletons(thread) && <LoadingPosts kind={kind} isPage={phase === "more"} />}
        {phase === "failed" && (
          <Failed thread={thread} canReload={thread === initial?.thread} onRetry={retry} />
        )}
        {!discussion && form}
      </PostList>
      {discussion && form}
    </>
  );
}

interface FormProps extends Props {
  start: ThreadState;
  isLocked: boolean | undefined;
}

function ThreadForm({ place, start, isOpen, isLocked, settings, children }: FormProps) {
  if (isLocked) return <ClosedToReplies discussionId={place.id} />;
  if (!isOpen) return <CommentsClosed />;
  return (
    <PostForm
      key={placeKey(place)}
      target={formPlace(place)}
      schema={place.type === "discussion" ? replyInput : typedComment}
      settings={settings}
      send={(input, key) => sendPost(place, input, key)}
      refresh={(sent) => refreshThread(place, start, sent)}
    >
      {children}
    </PostForm>
  );
}

function ClosedToReplies({ discussionId }: { discussionId: number }) {
  const [draft, setDraft] = useState<string>();
  useEffect(() => setDraft(readDraft(`reply ${discussionId}`)?.values["content"]), [discussionId]);
  return (
    <section className="stack composer" aria-labelledby="closed-heading">
      <h2 className="size-3" id="closed-heading">
        Closed to new replies
      </h2>
      <p>A moderator has closed this discussion. You can still read it.</p>
      <p>
        <a className="tap" href="/discussions">
          See other discussions
        </a>
      </p>
      {draft && (
        <div className="field">
          <label htmlFor="closed-draft">Your reply, which was not sent</label>
          <p className="hint" id="closed-hint">
            It is saved only on this device. Copy it if you want to keep it.
          </p>
          <textarea
            id="closed-draft"
            aria-describedby="closed-hint"
            rows={5}
            readOnly
            value={draft}
          />
        </div>
      )}
    </section>
  );
}

/** The visitor's new comment is there already, while a reply waits for the new count. */
const showsSkeletons = (thread: ThreadState): boolean =>
  isLoading(thread) &&
  (thread.phase === "more" || thread.pages.length === 0 || thread.discussion !== undefined);

interface FailedProps {
  thread: ThreadState;
  /** True if only reloading the page can try again. */
  canReload: boolean;
  onRetry: () => void;
}

function Failed({ thread, canReload, onRetry }: FailedProps) {
  const { discussion, pages, isDiscussionMissing } = thread;
  const newer = pages.length > 0 ? " Newer comments may be missing." : "";
  const message = discussion
    ? `Failed to fetch ${isDiscussionMissing ? "discussion" : "replies"}. Newer posts may be missing.`
    : `The comments could not be loaded.${newer}`;
  return (
    <LoadError message={message} canReload={canReload} onRetry={canReload ? undefined : onRetry} />
  );
}

export const InitialThreadView = (initial: InitialThread) => (
  <Thread place={initial.place} initial={initial} isOpen settings={initial.settings}>
    <WriterNotes help={initial.help} />
  </Thread>
);
