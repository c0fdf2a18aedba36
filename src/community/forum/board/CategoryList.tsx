import {
  type DiscussionCategory,
  discussionCategories,
} from "../../../lib/posts/discussion-categories.ts";
import { discussionsUrl } from "../../../lib/posts/discussions-url.ts";
import { CategoryIcon } from "./CategoryBadge.tsx";

export type CategoryCounts = Readonly<Record<DiscussionCategory, number>>;

type Props = {
  category: DiscussionCategory | undefined;
  counts: CategoryCounts;
};

export function CategoryList({ category, counts }: Props) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-labelledby="categories-title">
      <h2 className="size-3" id="categories-title">
        Categories
      </h2>
      <ul role="list" className="categories">
        <li>
          <a href={discussionsUrl({})} aria-current={category ? undefined : "page"}>
            <CategoryIcon size={26} />
            <span>All discussions</span>
            <Count of={all} />
          </a>
        </li>
        {discussionCategories.map(({ id, name }) => (
          <li key={id}>
            <a
              href={discussionsUrl({ category: id })}
              aria-current={category === id ? "page" : undefined}
            >
              <CategoryIcon category={id} size={26} />
              <span>{name}</span>
              <Count of={counts[id]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Count = ({ of: count }: { of: number }) => (
  <small>
    {count}
    <span className="visually-hidden">{count === 1 ? " discussion" : " discussions"}</span>
  </small>
);
