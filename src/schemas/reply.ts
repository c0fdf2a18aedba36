import * as z from "zod/mini";
import { maxLength } from "./limits.ts";
import { badges } from "./post-type.ts";
import { typedEmail, typedLine, typedText, typedYesNo } from "./text-input.ts";

/** Body of `POST /api/discussions/:id/replies`. */
export const replyInput = z.object({
  author: typedLine(maxLength.author),
  email: typedEmail(maxLength.email),
  content: typedText(maxLength.content),
  notify: typedYesNo,
});

export type ReplyInput = z.infer<typeof replyInput>;
/** The fields that the visitor types. */
export type ReplyField = Exclude<keyof ReplyInput, "notify">;

/**
 * A reply in API responses. It never includes the email address. Times are ISO 8601, UTC. A deleted reply stays in the
 * list: `deleted` is true, and `author` and `content` are empty. `badge` is set if its writer was signed in.
 */
export const replyResponse = z.object({
  id: z.int(),
  author: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  deleted: z.optional(z.literal(true)),
  badge: z.optional(z.enum(badges)),
});

export type Reply = z.infer<typeof replyResponse>;
