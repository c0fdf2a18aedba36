/** In the order of the page. */
export const discussionCategories = [
  { id: "medical-experiences", name: "Medical Experiences" },
  { id: "community-feedback", name: "Community Feedback and Suggestions" },
  { id: "weekly-discussions", name: "Weekly Discussions" },
] as const;

export type DiscussionCategory = (typeof discussionCategories)[number]["id"];

export const categoryName = (category: DiscussionCategory): string =>
  discussionCategories.find(({ id }) => id === category)?.name ?? category;

export const categoryIds = discussionCategories.map(({ id }) => id);
