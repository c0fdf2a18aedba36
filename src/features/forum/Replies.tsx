import { type MouseEvent, useRef, useState } from "react";
import { repliesUrl } from "../../lib/discussions-url.ts";
import { isModifiedClick } from "../../lib/modified-click.ts";
import { LoadError } from "../../ui/LoadError.tsx";
import { PostSkeletons } from "../../ui/PostSkeletons.tsx";
import type { MyPost } from "./own-posts/my-post.ts";
import { PrivateLink } from "./own-posts/PrivateLink.tsx";
import type { News } from "./post-form/Posted.tsx";
import { ReplyList } from "./ReplyList.tsx";
import { type createThread, isLoading, repliesOf, type ThreadState } from "./thread.ts";

interface Props {
  /** The `after` of the page before this one. Undefined on the first page. */
  previous: number | undefined;
  /** On the page after a reply. */
  news: News | undefined;
  /** The private link of the reply that was just sent. */
  privateLink: string | undefined;
  thread: ReturnType<typeof createThread>;
  state: ThreadState;
  mine: readonly MyPost[];
}

export function Replies({ thread, state, mine, ...initial }: Props) {
  const { discussion, pages, phase, posted } = state;
  const [focused, setFocused] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = pages.at(-1)?.next;
  const address = (after: number | undefined) =>
    after === undefined ? undefined : repliesUrl(discussion.id, after);
  /** False once the visitor has posted here, because the notices are about a post sent without JavaScript. */
  const isAfterPost = posted.length === 0;

  /** Shows the next page below this one. If it cannot be loaded, the link opens it. */
  async function showMore(event: MouseEvent<HTMLAnchorElement>) {
    if (!next || isModifiedClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const added = await thread.loadMore(next);
      setFocused(added.find(({ deleted }) => !deleted)?.id);
    } catch {
      location.assign(href);
    }
  }

  /** The pressed button is gone. */
  async function retry() {
    heading.current?.focus();
    await thread.refresh();
  }

  return (
    <div className="stack loose" aria-busy={isLoading(state)}>
      <ReplyList
        replies={repliesOf(state)}
        total={discussion.replies}
        previous={address(initial.previous)}
        next={address(next)}
        onMore={showMore}
        heading={heading}
        isClosed={discussion.locked}
        news={isAfterPost ? initial.news : undefined}
        mine={mine}
        focused={focused}
      />
      {/* After the replies, because the URL scrolls to the new reply, which is last. */}
      {initial.privateLink && isAfterPost && <PrivateLink href={initial.privateLink} />}
      {isLoading(state) && (
        <PostSkeletons count={2} label="Loading replies" isPage={phase === "more"} />
      )}
      {phase === "failed" && (
        <LoadError message="Failed to fetch replies. Newer posts may be missing." onRetry={retry} />
      )}
    </div>
  );
}
