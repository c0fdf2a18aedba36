import * as z from "zod/mini";
import { typedChoice, typedEmail, typedLine, typedText } from "./typed.ts";

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

const categoryIds = discussionCategories.map(({ id }) => id);

export const discussionCategory = z.enum(categoryIds);

/** Bounds of a discussion, in characters after trimming. The form's `maxlength` reads them too. */
export const discussionBounds = { title: 200, content: 5000, author: 80, email: 254 } as const;

/** What a visitor sends to `POST /api/discussions`, with the messages of a reply. */
export const discussionInput = z.object({
  title: typedLine(discussionBounds.title),
  content: typedText(discussionBounds.content),
  author: typedLine(discussionBounds.author),
  email: typedEmail(discussionBounds.email),
  category: typedChoice(categoryIds),
});

export type DiscussionInput = z.infer<typeof discussionInput>;
export type DiscussionField = keyof DiscussionInput;

/** How much of its text a discussion shows in the list, in characters. */
export const excerptLength = 300;

/**
 * What `GET /api/discussions/:id` answers, and each entry of `GET /api/discussions`, where a content
 * of more than `excerptLength` characters is cut after a word and ends in `…`. Times are ISO 8601,
 * UTC. The author's e-mail is never part of it. What its writer deleted is in no list, and keeps its
 * page for the replies: `deleted`, with a title that says so, an empty name and no words.
 */
export const discussionAnswer = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  author: z.string(),
  category: discussionCategory,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  deleted: z.optional(z.literal(true)),
  replies: z.int(),
  views: z.int(),
});

export type Discussion = z.infer<typeof discussionAnswer>;
