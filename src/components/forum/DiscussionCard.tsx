import { clip } from "../../errors/format-value.ts";
import { plainText } from "../../lib/formatted-text.ts";
import type { Discussion } from "../../schemas/discussion.ts";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { DiscussionFacts } from "./DiscussionFacts.tsx";

/** Maximum length of the excerpt in characters, about two lines. */
const shown = 160;

interface Props {
  discussion: Discussion;
  /** False if the list shows one category only. */
  showCategory: boolean;
}

export function DiscussionCard({ discussion, showCategory }: Props) {
  const { id, title, content, category } = discussion;
  return (
    <li>
      <article className="linked stack tight">
        {showCategory && <CategoryBadge category={category} />}
        <h3 className="size-4" dir="auto">
          <a href={`/discussions/${id}`}>{title}</a>
        </h3>
        <p dir="auto">{clip(plainText(content), shown)}</p>
        <DiscussionFacts discussion={discussion} />
      </article>
    </li>
  );
}
