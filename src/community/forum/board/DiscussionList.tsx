import { categoryName, type DiscussionCategory } from "../../../lib/posts/discussion-categories.ts";
import { discussionsUrl } from "../../../lib/posts/discussions-url.ts";
import { plainText } from "../../../lib/text/formatted-text.ts";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import type { Discussion } from "../schema/discussion.ts";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { DiscussionFacts } from "./DiscussionFacts.tsx";

interface Props {
  category: DiscussionCategory | undefined;
  discussions: readonly Discussion[];
  isLater: boolean;
  next: number | undefined;
}

export function DiscussionList({ category, discussions, isLater, next }: Props) {
  return (
    <section id="list" className="stack close">
      <h2 className="size-3">{category ? categoryName(category) : "All discussions"}</h2>
      {discussions.length === 0 ? (
        <NoDiscussions category={category} isLater={isLater} />
      ) : (
        <>
          <p className="hint">{isLater ? "Older discussions, newest first" : "Newest first"}</p>
          <ul role="list">
            {discussions.map((discussion) => (
              <DiscussionCard
                key={discussion.id}
                discussion={discussion}
                showCategory={!category}
              />
            ))}
          </ul>
          <p className="cluster board-pages">
            {isLater && (
              <a className="tap" href={discussionsUrl({ category })}>
                Newest discussions
              </a>
            )}
            {next && (
              <a className="button quiet" href={discussionsUrl({ category, after: next })}>
                Older discussions
              </a>
            )}
          </p>
        </>
      )}
    </section>
  );
}

function NoDiscussions({ category, isLater }: Pick<Props, "category" | "isLater">) {
  if (isLater)
    return (
      <EmptyState
        title="No more discussions"
        text="You have reached the end of the list."
        links={[{ href: discussionsUrl({ category }), label: "Newest discussions" }]}
      />
    );
  return (
    <EmptyState
      title="No discussions yet"
      text="Be the first to start one."
      links={category && [{ href: discussionsUrl({}), label: "All discussions" }]}
    />
  );
}

interface CardProps {
  discussion: Discussion;
  showCategory: boolean;
}

function DiscussionCard({ discussion, showCategory }: CardProps) {
  const { id, title, content, category } = discussion;
  return (
    <li>
      <article className="linked stack close">
        {showCategory && <CategoryBadge category={category} />}
        <h3 className="size-4" dir="auto">
          <a href={`/discussions/${id}`}>{title}</a>
        </h3>
        <p className="two-lines" dir="auto">
          {plainText(content)}
        </p>
        <DiscussionFacts discussion={discussion} />
      </article>
    </li>
  );
}
