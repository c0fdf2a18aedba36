import * as z from "zod/mini";
import { maxLength } from "../../../lib/input/limits.ts";
import { typedChoice, typedLine, typedText } from "../../../lib/input/text-input.ts";
import { categoryIds } from "../../../lib/posts/discussion-categories.ts";
import { postResponse, replyInput } from "../../posts/schema/post.ts";

/** Body of `POST /api/discussions`. */
export const discussionInput = z.extend(replyInput, {
  title: typedLine(maxLength.title, "Enter a title"),
  content: typedText(maxLength.content, "Write your post"),
  category: typedChoice(categoryIds, "Choose a category"),
});

/** What can be changed in a post. The name, and the title of a discussion, stay as they are without a new one. */
export const editInput = z.object({
  author: z.optional(discussionInput.shape.author),
  title: z.optional(discussionInput.shape.title),
  content: typedText(maxLength.content, "Write your post, or delete it"),
});

export type EditInput = z.infer<typeof editInput>;
export type DiscussionInput = z.infer<typeof discussionInput>;
/** The fields that the visitor types. */
export type DiscussionField = Exclude<keyof DiscussionInput, "notify">;

/** The maximum length of the text in a list of discussions, in characters. */
export const excerptLength = 300;

/**
 * A discussion in API responses. In a list, `content` is cut after a word and ends in `…`. A deleted discussion is not
 * in the list but still has a page, for its replies, and its `title` says so. `sample` is true for an example, and
 * `locked` for a discussion that a moderator has closed to new replies.
 */
export const discussionResponse = z.extend(postResponse, {
  title: z.string(),
  category: z.enum(categoryIds),
  updatedAt: z.string(),
  sample: z.optional(z.literal(true)),
  locked: z.optional(z.literal(true)),
  replies: z.int(),
  views: z.int(),
});

export type Discussion = z.infer<typeof discussionResponse>;
