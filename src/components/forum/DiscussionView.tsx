import { discussionFeedPath } from "../../lib/discussions-url.ts";
import { formatDate } from "../../lib/format-date.ts";
import type { Discussion } from "../../schemas/discussion.ts";
import { Posted } from "../forms/Posted.tsx";
import { ExampleLabel } from "../ui/ExampleLabel.tsx";
import { FormattedText } from "../ui/FormattedText.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { Counts } from "./Counts.tsx";
import { PostFooter } from "./PostFooter.tsx";
import { PrivateLink } from "./PrivateLink.tsx";
import { WriterBadge } from "./WriterBadge.tsx";

export type DiscussionViewProps = {
  discussion: Discussion;
  /** True on the page that its author sees after starting it. */
  started?: boolean | undefined;
  /** The path of its private page, shown once. */
  privateLink?: string | undefined;
};

export function DiscussionView({ discussion, started, privateLink }: DiscussionViewProps) {
  const { id, title, content, author, category, createdAt, editedAt, replies, views } = discussion;
  return (
    <article className="discussion">
      <a className="discussion-back" href="/discussions">
        ← Back to Discussions
      </a>
      {started && (
        <Posted title="Discussion Posted" text="Your discussion has been posted successfully." />
      )}
      {privateLink && <PrivateLink href={privateLink} />}
      <header className="discussion-head">
        <CategoryBadge category={category} />
        <h1 dir="auto">{title}</h1>
        <div className="discussion-facts">
          {discussion.sample && <ExampleLabel />}
          {author && <bdi className="discussion-author">{author}</bdi>}
          <WriterBadge badge={discussion.badge} />
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <span className="discussion-counts" data-counts="">
            <Counts replies={replies} views={views} />
          </span>
        </div>
      </header>
      {!discussion.deleted && (
        <>
          <FormattedText text={content} />
          <PostFooter kind="discussion" {...{ id, editedAt }} />
        </>
      )}
      {!discussion.sample && (
        <p className="post-foot">
          <a className="post-link" href={discussionFeedPath(id)}>
            Follow this discussion (Atom feed)
          </a>
        </p>
      )}
    </article>
  );
}
