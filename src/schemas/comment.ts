import * as z from "zod/mini";
import { replyAnswer, replyBounds, replyInput } from "./reply.ts";
import { typedChoice } from "./typed.ts";

/** What visitors can comment on: short and evidence videos, photographs, and blog posts. */
export const commentTypes = ["video", "media", "blog"] as const;

export type CommentType = (typeof commentTypes)[number];

/** Bounds of a comment, in characters after trimming. The form's `maxlength` reads them too. */
export const commentBounds = replyBounds;

const largestId = 2 ** 31 - 1;
const id = "Expected an id";

/**
 * What a visitor sends to `POST /api/comments`: a reply that says what it stands under. Whether that
 * exists, only the server knows.
 */
export const commentInput = z.extend(replyInput, {
  contentType: typedChoice(commentTypes),
  contentId: z.int(id).check(z.minimum(1, id), z.maximum(largestId, id)),
});

export type CommentInput = z.infer<typeof commentInput>;
export type CommentField = keyof CommentInput;

/** What a comment stands under. */
export type Subject = Pick<CommentInput, "contentType" | "contentId">;

/** One comment as the API answers it: without the e-mail. */
export const commentAnswer = replyAnswer;

export type Comment = z.infer<typeof commentAnswer>;
