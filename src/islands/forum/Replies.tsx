import { useStore } from "@nanostores/react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { countsId, DiscussionCounts } from "../../components/forum/DiscussionFacts.tsx";
import { PostSkeletons } from "../../components/forum/PostSkeletons.tsx";
import { ReplyList, repliesHeading } from "../../components/forum/ReplyList.tsx";
import { LoadError } from "../../components/ui/LoadError.tsx";
import { repliesUrl } from "../../lib/discussions-url.ts";
import { isModifiedClick } from "../../lib/modified-click.ts";
import { $myPosts } from "../../stores/my-posts.ts";
import {
  $posted,
  $thread,
  type LoadedThread,
  loadMoreReplies,
  refreshThread,
  repliesOf,
} from "../../stores/thread.ts";
import { InsteadOf } from "./InsteadOf.tsx";

/** Ids as text, which the function fills in. */
interface Props {
  discussionId: string;
  /** The last id of the page before this one, or 0. */
  after: string;
  /** The `after` of the page before this one. Empty on the first page. */
  previous: string;
  /** The `after` of the next page. Empty on the last page. */
  next: string;
  /** The replies as the server rendered them. */
  children?: ReactNode;
}

/** The server's replies until this visitor changes something; from then on, those that the API returns. */
export default function Replies({ discussionId, after, previous, next, children }: Props) {
  const thread = useStore($thread, { ssr: "initial" });
  const [focused, setFocused] = useState<number>();
  const loaded = thread.phase === "server" ? undefined : thread.loaded;
  const served = { discussionId: Number(discussionId), after: Number(after) };
  const nextPage = loaded ? loaded.pages.at(-1)?.next : Number(next);

  /** Shows the next page below this one. If it cannot be loaded, the link opens it. */
  async function showMore(event: MouseEvent) {
    const link = (event.target as Element).closest("a");
    const address = nextPage && new URL(repliesUrl(discussionId, nextPage), location.href).href;
    if (!link || !nextPage || link.href !== address || isModifiedClick(event)) return;
    event.preventDefault();
    try {
      const added = await loadMoreReplies(served, nextPage);
      setFocused(added.find(({ deleted }) => !deleted)?.id);
    } catch {
      location.assign(link.href);
    }
  }

  /** The pressed button is gone, and so is the heading that the server rendered. */
  async function retry() {
    focusHeading();
    await refreshThread(served);
    if (document.activeElement === document.body) focusHeading();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it follows a link, which Enter clicks too
    // biome-ignore lint/a11y/noStaticElementInteractions: the link in it is what is pressed
    <div className="stack loose" aria-busy={thread.phase === "loading"} onClick={showMore}>
      {loaded ? (
        <LoadedReplies
          discussionId={discussionId}
          previous={previous}
          next={nextPage}
          loaded={loaded}
          focused={focused}
        />
      ) : (
        children
      )}
      {thread.phase === "loading" && (
        <PostSkeletons count={2} label="Loading replies" isPage={thread.what === "more"} />
      )}
      {thread.phase === "failed" && (
        <LoadError message="Failed to fetch replies. Newer posts may be missing." onRetry={retry} />
      )}
    </div>
  );
}

const focusHeading = () => document.getElementById(repliesHeading)?.focus();

interface LoadedProps {
  discussionId: string;
  previous: string;
  next: number | undefined;
  loaded: LoadedThread;
  focused: number | undefined;
}

function LoadedReplies({ discussionId, previous, next, loaded, focused }: LoadedProps) {
  const posted = useStore($posted);
  const mine = useStore($myPosts);
  return (
    <>
      <ReplyList
        replies={repliesOf(loaded, posted)}
        total={loaded.discussion.replies}
        previous={previous === "" ? undefined : repliesUrl(discussionId, Number(previous))}
        next={next ? repliesUrl(discussionId, next) : undefined}
        isClosed={loaded.discussion.locked}
        mine={mine}
        focused={focused}
      />
      <InsteadOf id={countsId}>
        <DiscussionCounts discussion={loaded.discussion} />
      </InsteadOf>
    </>
  );
}
