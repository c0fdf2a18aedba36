import { type DiscussionCategory, discussionCategories } from "../../schemas/discussion.ts";
import { boardAddress } from "./board-address.ts";
import { CategoryIcon } from "./CategoryBadge.tsx";
import { counted } from "./Counts.tsx";

/** How many discussions each category holds; none where that is not known now. */
export type CategoryCounts = Readonly<Record<DiscussionCategory, number>>;

export type CategoryListProps = {
  /** The one that is shown; undefined for all. */
  category: DiscussionCategory | undefined;
  counts: CategoryCounts | undefined;
};

/** The categories of the board with how many discussions each holds, and all of them together. */
export function CategoryList({ category, counts }: CategoryListProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-labelledby="categories-title">
      <h2 id="categories-title">Categories</h2>
      <ul role="list" className="categories">
        <li>
          <a href={boardAddress({})} aria-current={category ? undefined : "page"}>
            <CategoryIcon size={26} />
            <span>All Discussions</span>
            <Count count={all} />
          </a>
        </li>
        {discussionCategories.map(({ id, name }) => (
          <li key={id}>
            <a
              href={boardAddress({ category: id })}
              aria-current={category === id ? "page" : undefined}
            >
              <CategoryIcon category={id} size={26} />
              <span>{name}</span>
              <Count count={counts?.[id]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ count }: { count: number | undefined }) {
  return count !== undefined && <small>{counted(count, "discussion")}</small>;
}
