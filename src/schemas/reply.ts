import * as z from "zod/mini";
import { typedEmail, typedLine, typedText } from "./typed.ts";

/** Bounds of a reply, in characters after trimming. The form's `maxlength` reads them too. */
export const replyBounds = { author: 80, email: 254, content: 5000 } as const;

/**
 * What a visitor sends to `POST /api/discussions/:id/replies`, in the browser and on the server.
 * Messages are those of the specification: 'Required', 'Invalid email' and
 * 'String must contain at least/at most N character(s)'.
 */
export const replyInput = z.object({
  author: typedLine(replyBounds.author),
  email: typedEmail(replyBounds.email),
  content: typedText(replyBounds.content),
});

export type ReplyInput = z.infer<typeof replyInput>;
export type ReplyField = keyof ReplyInput;

/**
 * One reply as the API answers it: without the e-mail. Times are ISO 8601, UTC. What its writer deleted
 * stays in its place, `deleted`, with an empty name and no words.
 */
export const replyAnswer = z.object({
  id: z.int(),
  author: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  deleted: z.optional(z.literal(true)),
});

export type Reply = z.infer<typeof replyAnswer>;
