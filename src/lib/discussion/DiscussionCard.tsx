import type { Discussion } from "../../schemas/discussion.ts";
import { formatDate } from "../format-date.ts";
import { clip } from "../written.ts";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { Counts } from "./Counts.tsx";

/** Characters of its text: what two lines hold, so that twenty of them are a light page. */
const shown = 160;

export type DiscussionCardProps = {
  discussion: Discussion;
  /** False where all of them are of one category. */
  showCategory: boolean;
};

/** One discussion in the list, with the beginning of its text. */
export function DiscussionCard({ discussion, showCategory }: DiscussionCardProps) {
  const { id, title, content, author, category, createdAt, replies, views } = discussion;
  return (
    <li>
      <article className="board-entry">
        {showCategory && <CategoryBadge category={category} />}
        <h3 dir="auto">
          <a href={`/discussions/${id}`}>{title}</a>
        </h3>
        <p className="board-excerpt" dir="auto">
          {clip(content, shown)}
        </p>
        <div className="discussion-facts">
          <bdi className="discussion-author">{author}</bdi>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <span className="discussion-counts">
            <Counts replies={replies} views={views} />
          </span>
        </div>
      </article>
    </li>
  );
}
