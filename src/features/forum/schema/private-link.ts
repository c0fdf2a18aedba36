import * as z from "zod/mini";
import { maxLength } from "../../../lib/limits.ts";
import { typedText } from "../../../lib/text-input.ts";
import { discussionInput } from "./discussion.ts";

const { author, title } = discussionInput.shape;

/** What a writer can change. The name and the title of a discussion stay as they are without a new one. */
export const editablePost = z.object({
  author: z.optional(author),
  title: z.optional(title),
  content: typedText(maxLength.content, "Write your post, or delete it"),
});

/** Body of `POST /own/:token`. */
export const privatePostInput = z.discriminatedUnion("action", [
  z.extend(editablePost, { action: z.literal("edit") }),
  z.object({ action: z.literal("delete") }),
  z.object({ action: z.literal("undo") }),
  /** Requests the confirmation email again, if it could not be sent. */
  z.object({ action: z.literal("ask") }),
]);

export type PrivatePostInput = z.infer<typeof privatePostInput>;
