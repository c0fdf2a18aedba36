import * as z from "zod/mini";
import { maxLength } from "../../../lib/limits.ts";
import { typedEmail, typedLine, typedText, typedYesNo } from "../../../lib/text-input.ts";
import type { postResponse } from "./post.ts";

/** Body of `POST /api/discussions/:id/replies`. */
export const replyInput = z.object({
  author: typedLine(maxLength.author, "enter your name"),
  email: typedEmail(maxLength.email),
  content: typedText(maxLength.content, "write your reply"),
  notify: typedYesNo,
});

export type ReplyInput = z.infer<typeof replyInput>;
/** The fields that the visitor types. */
export type ReplyField = Exclude<keyof ReplyInput, "notify">;

export type Reply = z.infer<typeof postResponse>;
