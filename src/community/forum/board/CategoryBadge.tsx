import { categoryName, type DiscussionCategory } from "../../../lib/posts/discussion-categories.ts";

const categoryIcons: Record<DiscussionCategory, string> = {
  "medical-experiences": "M9 6H5.5v14h13V6H15M9 4h6v4H9ZM8.5 12h7M8.5 16h5",
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

export function CategoryIcon({ category, size }: { category?: DiscussionCategory; size: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={category ? categoryIcons[category] : "M4.5 7h15M4.5 12h15M4.5 17h9"} />
    </svg>
  );
}
