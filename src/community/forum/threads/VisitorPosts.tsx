import { useStore } from "@nanostores/react";
import type { Badge, PostType } from "../../../lib/posts/post-types.ts";
import { formatDate } from "../../../lib/time/format-date.ts";
import { FormattedText } from "../../../ui/cards/FormattedText.tsx";
import type { Post } from "../../posts/schema/post.ts";
import { WriterBadge } from "../../posts/WriterBadge.tsx";
import { findMyPost, type MyPost, myPostLabel } from "../own/my-posts.ts";
import { $isModerator } from "./moderator.ts";

interface Props {
  kind: "reply" | "comment";
  posts: readonly Post[];
  /** Undefined on the server, which cannot identify the visitor. */
  mine?: readonly MyPost[] | undefined;
  focused?: number | undefined;
}

/** A note replaces a deleted post, so that its neighbours make sense. */
export const VisitorPosts = ({ kind, posts, mine, focused }: Props) => (
  <ul role="list" className="rows posts">
    {posts.map((post) => (
      <li key={post.id}>
        <article className="stack close post" id={`${kind}-${post.id}`}>
          {post.deleted ? (
            <p className="hint">Deleted by the author</p>
          ) : (
            <Content kind={kind} post={post} mine={mine} isFocused={post.id === focused} />
          )}
        </article>
      </li>
    ))}
  </ul>
);

const focus = (link: HTMLElement | null) => link?.focus();

type ContentProps = Pick<Props, "kind" | "mine"> & { post: Post; isFocused: boolean };

const Content = ({ kind, post, mine, isFocused }: ContentProps) => (
  <>
    <header className="cluster">
      <h3 className="size-4">
        <bdi>{post.author}</bdi> <WriterBadge badge={post.badge} />
      </h3>
      <a className="tap hint" href={`#${kind}-${post.id}`} ref={isFocused ? focus : undefined}>
        <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
      </a>
    </header>
    <FormattedText text={post.content} />
    <PostFooter kind={kind} post={post} mine={mine} />
  </>
);

const editedByText: Record<Badge, string> = {
  creator: "Edited by the creator",
  moderator: "Edited by a moderator",
};

type FooterProps = Pick<Props, "mine"> & { kind: PostType; post: Post };

export function PostFooter({ kind, post: { id, author, editedAt, editedBy }, mine }: FooterProps) {
  const own = mine && findMyPost(mine, kind, id);
  const which = <span className="visually-hidden">{` ${kind} by ${author}`}</span>;
  const isModerator = useStore($isModerator, { ssr: "initial" });
  return (
    <footer className="cluster hint post-foot">
      <span>
        {own && <MyPostLink post={own} />}
        {!own && isModerator && (
          // The moderators' page then shows the post, with a button to restore it.
          <form method="post" action="/desk">
            <input type="hidden" name="show" value="recent" />
            <button
              className="tap form-clear"
              type="submit"
              name="do"
              value={`remove ${kind}-${id}`}
            >
              Remove
              {which}
            </button>
          </form>
        )}
        {!own && !isModerator && (
          <a className="tap" href={`/report?kind=${kind}&id=${id}`} rel="nofollow">
            Report
            {which}
          </a>
        )}
      </span>
      {editedAt && <span>{editedBy ? editedByText[editedBy] : "Edited"}</span>}
    </footer>
  );
}

export const MyPostLink = ({ post, className = "tap" }: { post: MyPost; className?: string }) => (
  <a className={className} href={post.privateLink}>
    {myPostLabel(post)}
  </a>
);
