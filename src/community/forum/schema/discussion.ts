import * as z from "zod/mini";
import { maxLength } from "../../../lib/input/limits.ts";
import { typedChoice, typedLine, typedText } from "../../../lib/input/text-input.ts";
import { categoryIds } from "../../../lib/posts/discussion-categories.ts";
import { postResponse, replyInput } from "../../posts/schema/post.ts";

export const discussionInput = z.extend(replyInput, {
  title: typedLine(maxLength.title, "Enter a title"),
  content: typedText(maxLength.content, "Write your post"),
  category: typedChoice(categoryIds, "Choose a category"),
});

/** Without a new name or title, the old one stays. */
export const editInput = z.object({
  author: z.optional(discussionInput.shape.author),
  title: z.optional(discussionInput.shape.title),
  content: typedText(maxLength.content, "Write your post, or delete it"),
});

export type EditInput = z.infer<typeof editInput>;
export type DiscussionInput = z.infer<typeof discussionInput>;
export type DiscussionField = Exclude<keyof DiscussionInput, "notify">;

export const excerptLength = 300;

/**
 * In a list, `content` is cut after a word and ends in `…`. A deleted discussion is in no list, but keeps a page for
 * its replies.
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
