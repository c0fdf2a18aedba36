import * as z from "zod/mini";

/** The three fixed categories of the forum, in the order in which they are shown. */
export const discussionCategories = [
  { id: "medical-experiences", name: "Medical Experiences" },
  { id: "community-feedback", name: "Community Feedback and Suggestions" },
  { id: "weekly-discussions", name: "Weekly Discussions" },
] as const;

export type DiscussionCategory = (typeof discussionCategories)[number]["id"];

/** What visitors read for a category. */
export const categoryName = (category: DiscussionCategory): string =>
  discussionCategories.find(({ id }) => id === category)?.name ?? category;

export const discussionCategory = z.enum(discussionCategories.map(({ id }) => id));

/** What `GET /api/discussions/:id` answers. Times are ISO 8601, UTC. The author's e-mail is never part of it. */
export const discussionAnswer = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  author: z.string(),
  category: discussionCategory,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  replies: z.int(),
  views: z.int(),
});

export type Discussion = z.infer<typeof discussionAnswer>;
