import * as z from "zod/mini";
import { maxLength } from "../../../lib/limits.ts";
import { commentTypes } from "../../../lib/post-types.ts";
import { typedChoice, typedId, typedText } from "../../../lib/text-input.ts";
import type { postResponse } from "./post.ts";
import { replyInput } from "./reply.ts";

/** The part of a comment that the visitor types. */
export const typedComment = z.extend(replyInput, {
  content: typedText(maxLength.content, "write your comment"),
});

/** Body of `POST /api/comments`. */
export const commentInput = z.extend(typedComment, {
  contentType: typedChoice(commentTypes),
  contentId: typedId,
});

export type CommentInput = z.infer<typeof commentInput>;
/** The fields that the visitor types. */
export type CommentField = Exclude<keyof CommentInput, "notify">;

export type CommentTarget = Pick<CommentInput, "contentType" | "contentId">;

export type Comment = z.infer<typeof postResponse>;
