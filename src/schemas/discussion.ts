import * as z from "zod/mini";
import { maxLength } from "./limits.ts";
import { typedChoice, typedEmail, typedLine, typedText } from "./text-input.ts";

/** The three fixed categories of the forum, in the order in which they are shown. */
export const discussionCategories = [
  { id: "medical-experiences", name: "Medical Experiences" },
  { id: "community-feedback", name: "Community Feedback and Suggestions" },
  { id: "weekly-discussions", name: "Weekly Discussions" },
] as const;

export type DiscussionCategory = (typeof discussionCategories)[number]["id"];

/** The name of a category that visitors see. */
export const categoryName = (category: DiscussionCategory): string =>
  discussionCategories.find(({ id }) => id === category)?.name ?? category;

const categoryIds = discussionCategories.map(({ id }) => id);

const discussionCategory = z.enum(categoryIds);

/** Body of `POST /api/discussions`, with the messages of a reply. */
export const discussionInput = z.object({
  title: typedLine(maxLength.title),
  content: typedText(maxLength.content),
  author: typedLine(maxLength.author),
  email: typedEmail(maxLength.email),
  category: typedChoice(categoryIds),
});

export type DiscussionInput = z.infer<typeof discussionInput>;
export type DiscussionField = keyof DiscussionInput;

/** Length of a discussion's text in the list, in characters. */
export const excerptLength = 300;

/**
 * Response of `GET /api/discussions/:id`, and each entry of `GET /api/discussions`. In the list, content of
 * more than `excerptLength` characters is cut after a word and ends in `…`. Times are ISO 8601, UTC. The
 * author's e-mail is never included. A discussion that its writer deleted is in no list, but keeps its page
 * for the replies: `deleted`, with a title that says so, and an empty name and text.
 */
export const discussionResponse = z.object({
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

export type Discussion = z.infer<typeof discussionResponse>;
