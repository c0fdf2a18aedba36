import * as z from "zod/mini";

/** Bounds of a reply, in characters after trimming. The form's `maxlength` reads them too. */
export const replyBounds = { author: 80, email: 254, content: 5000 } as const;

const atLeast = "String must contain at least 1 character(s)";
const atMost = (max: number) => `String must contain at most ${max} character(s)`;

/** One form of the same text: PostgreSQL stores no NUL and no half surrogate, and forms send CRLF. */
const clean = (value: string) =>
  (value.toWellFormed?.() ?? value).replaceAll("\0", "").replace(/\r\n?/g, "\n").trim();

/** Untouched (absent, null or empty) is 'Required'; anything else that is not text is named as such. */
const text = (max: number) =>
  z
    .string({ error: ({ input }) => (input == null ? "Required" : "Expected text") })
    .check(
      z.minLength(1, { error: "Required", abort: true }),
      z.overwrite(clean),
      z.minLength(1, { error: atLeast, abort: true }),
      z.maxLength(max, atMost(max)),
    );

/**
 * What a visitor sends to `POST /api/discussions/:id/replies`, in the browser and on the server.
 * Messages are those of the specification: 'Required', 'Invalid email' and
 * 'String must contain at least/at most N character(s)'.
 */
export const replyInput = z.object({
  author: text(replyBounds.author),
  email: text(replyBounds.email).check(z.email("Invalid email")),
  content: text(replyBounds.content),
});

export type ReplyInput = z.infer<typeof replyInput>;
export type ReplyField = keyof ReplyInput;
/** The first message of each field that is wrong. */
export type FieldErrors = Partial<Record<ReplyField, string>>;

/** One reply as the API answers it: without the e-mail. `createdAt` is ISO 8601, UTC. */
export const replyAnswer = z.object({
  id: z.int(),
  author: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
});

export type Reply = z.infer<typeof replyAnswer>;

/** Sorts out a validation failure into one message a field, in the order of the form. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as ReplyField;
    errors[field] ??= issue.message;
  }
  return errors;
}
