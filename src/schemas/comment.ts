import * as z from "zod/mini";
import { replyInput, replyResponse } from "./reply.ts";
import { typedChoice } from "./text-input.ts";

/** What visitors can comment on: short and evidence videos, photographs, and blog posts. */
export const commentTypes = ["video", "media", "blog"] as const;

export type CommentType = (typeof commentTypes)[number];

const largestId = 2 ** 31 - 1;
const id = "Expected an id";

/** Body of `POST /api/comments`: a reply and its target. Only the server checks that the target exists. */
export const commentInput = z.extend(replyInput, {
  contentType: typedChoice(commentTypes),
  contentId: z.int(id).check(z.minimum(1, id), z.maximum(largestId, id)),
});

export type CommentInput = z.infer<typeof commentInput>;
export type CommentField = keyof CommentInput;

/** The video, photograph or blog post that is commented on. */
export type CommentTarget = Pick<CommentInput, "contentType" | "contentId">;

/** A comment in API responses, without the e-mail. */
export const commentResponse = replyResponse;

export type Comment = z.infer<typeof commentResponse>;
