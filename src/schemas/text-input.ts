import * as z from "zod/mini";
import { cleanLine, cleanText } from "./clean-text.ts";

// Text fields of forms, with the messages of the specification.

const atLeast = "String must contain at least 1 character(s)";
/** The message for text that is too long. */
export const atMost = (max: number) => `String must contain at most ${max} character(s)`;

/** A missing, null or empty value is 'Required'. */
const typed = (clean: (value: string) => string, max: number) =>
  z
    .string({ error: ({ input }) => (input == null ? "Required" : "Expected text") })
    .check(
      z.minLength(1, { error: "Required", abort: true }),
      z.overwrite(clean),
      z.minLength(1, { error: atLeast, abort: true }),
      z.maxLength(max, atMost(max)),
    );

/** One line, such as a name. The maximum is in characters after cleaning. */
export const typedLine = (max: number) => typed(cleanLine, max);

/** Text of one or more lines. */
export const typedText = (max: number) => typed(cleanText, max);

export const typedEmail = (max: number) => typedText(max).check(z.email("Invalid email"));

/** One of a few words, such as the options of a list. */
export const typedChoice = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, {
    error: ({ input }) =>
      input == null || input === "" ? "Required" : `Expected one of ${words.join(", ")}`,
  });

/** The first message of each invalid field, in the order of the form. */
export function messagesOf<Field extends string>(
  error: z.core.$ZodError,
): Partial<Record<Field, string>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of error.issues) messages[String(path[0])] ??= message;
  return messages as Partial<Record<Field, string>>;
}
