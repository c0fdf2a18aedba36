import { UserError } from "../../errors/user-error.ts";
import { formatZodError } from "../../errors/zod-messages.ts";
import { moderationSchema, type SpamWords } from "../schemas/moderation.ts";

/** Validates the words of `content/moderation.json`. @throws UserError with one line for each error */
export function readSpamWords(json: unknown): SpamWords {
  const result = moderationSchema.safeParse(json);
  if (result.success) return result.data;
  throw new UserError(
    formatZodError("content/moderation.json", moderationSchema, json, result.error),
  );
}
