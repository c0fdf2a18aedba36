import * as z from "zod/mini";
import { replyInput, replyResponse } from "./reply.ts";
import { typedChoice, typedId } from "./text-input.ts";

/** The types of content that visitors can comment on. `media` is evidence. */
export const commentTypes = ["video", "media", "blog"] as const;

export type CommentType = (typeof commentTypes)[number];

/** Body of `POST /api/comments`. */
export const commentInput = z.extend(replyInput, {
  contentType: typedChoice(commentTypes),
  contentId: typedId,
});

export type CommentInput = z.infer<typeof commentInput>;
/** The fields that the visitor types. */
export type CommentField = Exclude<keyof CommentInput, "notify">;

export type CommentTarget = Pick<CommentInput, "contentType" | "contentId">;

/** A comment in API responses. It never includes the email address. */
export const commentResponse = replyResponse;

export type Comment = z.infer<typeof commentResponse>;
