import { clip } from "../../errors/format-value.ts";
import { formatDate } from "../../lib/format-date.ts";
import { plainText } from "../../lib/formatted-text.ts";
import type { Discussion } from "../../schemas/discussion.ts";
import { ExampleLabel } from "../ui/ExampleLabel.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { Counts } from "./Counts.tsx";
import { WriterBadge } from "./WriterBadge.tsx";

/** Maximum length of the excerpt in characters, about two lines. */
const shown = 160;

export type DiscussionCardProps = {
  discussion: Discussion;
  /** False if the list shows one category only. */
  showCategory: boolean;
};

export function DiscussionCard({ discussion, showCategory }: DiscussionCardProps) {
  const { id, title, content, author, category, createdAt, replies, views, sample } = discussion;
  return (
    <li>
      <article className="board-entry">
        {showCategory && <CategoryBadge category={category} />}
        <h3 dir="auto">
          <a href={`/discussions/${id}`}>{title}</a>
        </h3>
        <p className="board-excerpt" dir="auto">
          {clip(plainText(content), shown)}
        </p>
        <div className="discussion-facts">
          {sample && <ExampleLabel />}
          <bdi className="discussion-author">{author}</bdi>
          <WriterBadge badge={discussion.badge} />
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <span className="discussion-counts">
            <Counts replies={replies} views={views} />
          </span>
        </div>
      </article>
    </li>
  );
}
