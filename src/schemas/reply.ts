import * as z from "zod/mini";
import { maxLength } from "./limits.ts";
import { typedEmail, typedLine, typedText } from "./text-input.ts";

/**
 * Body of `POST /api/discussions/:id/replies`, checked in the browser and on the server.
 * Messages are those of the specification: 'Required', 'Invalid email' and
 * 'String must contain at least/at most N character(s)'.
 */
export const replyInput = z.object({
  author: typedLine(maxLength.author),
  email: typedEmail(maxLength.email),
  content: typedText(maxLength.content),
});

export type ReplyInput = z.infer<typeof replyInput>;
export type ReplyField = keyof ReplyInput;

/**
 * A reply in API responses, without the e-mail. Times are ISO 8601, UTC. A reply that its writer deleted
 * stays in its place, `deleted`, with an empty name and text.
 */
export const replyResponse = z.object({
  id: z.int(),
  author: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  deleted: z.optional(z.literal(true)),
});

export type Reply = z.infer<typeof replyResponse>;
