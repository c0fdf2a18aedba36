import { type MouseEvent, type ReactNode, type Ref, useState } from "react";
import { isModifiedClick } from "../../../lib/browser/modified-click.ts";
import { postsPage } from "../../../lib/posts/entry-paths.ts";
import { type Place, postTypeAt } from "../../../lib/posts/post-types.ts";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import type { MyPost } from "../own/my-posts.ts";
import { PostsSection } from "./PostsSection.tsx";
import { isLoading, loadMore, postsOf, type Thread } from "./threads.ts";
import { VisitorPosts } from "./VisitorPosts.tsx";

interface Props {
  place: Place;
  thread: Thread;
  isOpen: boolean;
  previous?: number | undefined;
  heading?: Ref<HTMLHeadingElement>;
  mine?: readonly MyPost[] | undefined;
  children?: ReactNode;
}

export function PostList({ place, thread, isOpen, previous, heading, mine, children }: Props) {
  const [focused, setFocused] = useState<number>();
  const kind = postTypeAt(place);
  const name = kind === "reply" ? "replies" : "comments";
  const posts = postsOf(thread);
  const next = thread.pages.at(-1)?.next;
  const address = (after: number) => `${postsPage(place)}${after ? `?after=${after}` : ""}#${name}`;
  const back = previous !== undefined && <Back name={name} previous={previous} address={address} />;

  async function showMore(event: MouseEvent<HTMLAnchorElement>, after: number) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const added = await loadMore(place, thread, after);
      setFocused(added.find(({ deleted }) => !deleted)?.id);
    } catch {
      location.assign(href);
    }
  }

  return (
    <PostsSection
      kind={kind}
      count={countIn(thread)}
      heading={heading}
      isLoading={isLoading(thread)}
    >
      {back && (
        <nav className="cluster" aria-label={`Earlier ${name}`}>
          {back}
        </nav>
      )}
      {posts.length > 0 && <VisitorPosts kind={kind} posts={posts} mine={mine} focused={focused} />}
      {posts.length === 0 && thread.pages.length > 0 && (
        <div className="no-posts">
          <NoPosts thread={thread} isOpen={isOpen} />
        </div>
      )}
      {(back || next) && (
        <nav className="cluster later-posts" aria-label={`Later ${name}`}>
          {next && (
            <a
              className="button quiet"
              href={address(next)}
              onClick={(event) => showMore(event, next)}
            >
              {`More ${name}`}
            </a>
          )}
          {back}
        </nav>
      )}
      {children}
    </PostsSection>
  );
}

interface BackProps {
  name: string;
  previous: number;
  address: (after: number) => string;
}

const Back = ({ name, previous, address }: BackProps) => (
  <>
    <a className="tap" href={address(previous)}>
      {`Earlier ${name}`}
    </a>
    {previous > 0 && (
      <a className="tap" href={address(0)}>
        First page
      </a>
    )}
  </>
);

function countIn(thread: Thread): string | number | undefined {
  const { discussion, pages } = thread;
  if (discussion) return discussion.replies;
  if (pages.length === 0) return undefined;
  const count = postsOf(thread).filter(({ deleted }) => !deleted).length;
  return pages.at(-1)?.next ? `${count}+` : count;
}

function NoPosts({ thread: { discussion }, isOpen }: Pick<Props, "thread" | "isOpen">) {
  if (discussion && discussion.replies > 0)
    return (
      <EmptyState title="No more replies" text="You have reached the end of this discussion." />
    );
  if (discussion)
    return (
      <EmptyState
        title="No replies yet"
        text={isOpen ? "Be the first to join this discussion!" : undefined}
      />
    );
  return isOpen ? (
    <EmptyState title="No comments yet" text="Be the first to comment." />
  ) : (
    <EmptyState
      title="Comments feature is currently in development"
      text="You can help to build it."
      links={[
        { href: "/support", label: "Support this work" },
        { href: "/store", label: "Visit the store" },
      ]}
    />
  );
}

export const CommentsClosed = () => (
  <p>
    <button className="button" type="button" disabled>
      Add Comment (Coming Soon)
    </button>
  </p>
);
