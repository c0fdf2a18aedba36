import { categoryName, type DiscussionCategory } from "../../../lib/posts/discussion-categories.ts";

const categoryIcons: Record<DiscussionCategory, string> = {
  "medical-experiences":
    "M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z",
  "community-feedback": "M4 5.5h16v10.5h-8.5L7 19.5V16H4ZM8 9.5h8M8 12.5h5",
  "weekly-discussions": "M4.5 6.5h15v13h-15ZM4.5 10.5h15M8.5 4v4M15.5 4v4",
};

export function CategoryBadge({ category }: { category: DiscussionCategory }) {
  return (
    <p className="badge">
      <CategoryIcon category={category} size={18} />
      {categoryName(category)}
    </p>
  );
}

/** @param category undefined for all categories. @param size pixels */
export function CategoryIcon({ category, size }: { category?: DiscussionCategory; size: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={category ? categoryIcons[category] : "M4.5 7h15M4.5 12h15M4.5 17h9"} />
    </svg>
  );
}
