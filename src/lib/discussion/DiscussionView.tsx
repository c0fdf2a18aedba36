import type { Discussion } from "../../schemas/discussion.ts";
import { formatDate } from "../format-date.ts";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { Counts } from "./Counts.tsx";

/** The discussion itself, at the head of its page. */
export function DiscussionView({ discussion }: { discussion: Discussion }) {
  const { title, content, author, category, createdAt, replies, views } = discussion;
  return (
    <article className="discussion">
      <a className="discussion-back" href="/discussions">
        ← Back to Discussions
      </a>
      <header className="discussion-head">
        <CategoryBadge category={category} />
        <h1 dir="auto">{title}</h1>
        <div className="discussion-facts">
          <bdi className="discussion-author">{author}</bdi>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <span className="discussion-counts" data-counts="">
            <Counts replies={replies} views={views} />
          </span>
        </div>
      </header>
      <p className="discussion-content" dir="auto">
        {content}
      </p>
    </article>
  );
}
