import { discussionsUrl } from "../../lib/discussions-url.ts";
import { plural } from "../../lib/plural.ts";
import { type DiscussionCategory, discussionCategories } from "../../schemas/discussion.ts";
import { CategoryIcon } from "./CategoryBadge.tsx";

export type CategoryCounts = Readonly<Record<DiscussionCategory, number>>;

type Props = {
  /** The selected category; undefined for all. */
  category: DiscussionCategory | undefined;
  counts: CategoryCounts | undefined;
};

export function CategoryList({ category, counts }: Props) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-labelledby="categories-title">
      <h2 className="size-3" id="categories-title">
        Categories
      </h2>
      <ul role="list" className="grid categories">
        <li>
          <a href={discussionsUrl({})} aria-current={category ? undefined : "page"}>
            <CategoryIcon size={26} />
            <span>All Discussions</span>
            <Count count={all} />
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
              <Count count={counts?.[id]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ count }: { count: number | undefined }) {
  return count !== undefined && <small>{plural(count, "discussion")}</small>;
}
