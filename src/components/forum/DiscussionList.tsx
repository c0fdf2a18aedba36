import { discussionsUrl } from "../../lib/discussions-url.ts";
import {
  categoryName,
  type Discussion,
  type DiscussionCategory,
} from "../../schemas/discussion.ts";
import { DiscussionCard } from "./DiscussionCard.tsx";

export type DiscussionListProps = {
  /** The selected category; undefined for all. */
  category: DiscussionCategory | undefined;
  discussions: readonly Discussion[];
  /** True if newer discussions are on another page. */
  isLater: boolean;
  /** The `after` of the next page. Undefined on the last page. */
  next: number | undefined;
};

/** A page of the discussions, newest first. */
export function DiscussionList({ category, discussions, isLater, next }: DiscussionListProps) {
  return (
    <section id="list" className="board-list" aria-labelledby="list-title">
      <h2 id="list-title">{category ? categoryName(category) : "All Discussions"}</h2>
      <p className="hint">{isLater ? "Older discussions, newest first" : "Newest first"}</p>
      {discussions.length === 0 && <NoDiscussions isLater={isLater} />}
      <ul role="list">
        {discussions.map((discussion) => (
          <DiscussionCard key={discussion.id} discussion={discussion} showCategory={!category} />
        ))}
      </ul>
      <p className="board-pages">
        {isLater && <a href={discussionsUrl({ category })}>Newest discussions</a>}
        {next && (
          <a className="button quiet" href={discussionsUrl({ category, after: next })}>
            Older discussions
          </a>
        )}
      </p>
    </section>
  );
}

function NoDiscussions({ isLater }: { isLater: boolean }) {
  if (isLater) return <p className="replies-none">No more discussions</p>;
  return (
    <div className="replies-none">
      <p className="replies-none-title">No discussions yet</p>
      <p>Be the first to start one.</p>
    </div>
  );
}
