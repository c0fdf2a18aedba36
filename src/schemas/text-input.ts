import * as z from "zod/mini";
import { cleanLine, cleanText } from "./clean-text.ts";

const atLeast = "String must contain at least 1 character(s)";
export const atMost = (max: number) => `String must contain at most ${max} character(s)`;

const typed = (clean: (value: string) => string, max: number) =>
  z
    .string({ error: ({ input }) => (input == null ? "Required" : "Expected text") })
    .check(
      z.minLength(1, { error: "Required", abort: true }),
      z.overwrite(clean),
      z.minLength(1, { error: atLeast, abort: true }),
      z.maxLength(max, atMost(max)),
    );

/** One line of text, such as a name, of at most `max` characters after cleaning. */
export const typedLine = (max: number) => typed(cleanLine, max);

/** Text of one or more lines, of at most `max` characters after cleaning. */
export const typedText = (max: number) => typed(cleanText, max);

export const typedEmail = (max: number) => typedText(max).check(z.email("Invalid email"));

/** The id of a post or an entry, within the range of a PostgreSQL `integer`. */
export const typedId = z
  .int("Expected an id")
  .check(z.minimum(1, "Expected an id"), z.maximum(2 ** 31 - 1, "Expected an id"));

export const typedChoice = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, {
    error: ({ input }) =>
      input == null || input === "" ? "Required" : `Expected one of ${words.join(", ")}`,
  });

/** A box: true, or `on` in a form. Anything else is false. */
export const typedYesNo = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => value === true || value === "on"),
  ),
);

/** Returns the first message of each invalid field. */
export function messagesOf<Field extends string>(
  error: z.core.$ZodError,
): Partial<Record<Field, string>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of error.issues) messages[String(path[0])] ??= message;
  return messages as Partial<Record<Field, string>>;
}
