import * as z from "zod/mini";
import { cleanLine, cleanText } from "./clean.ts";

// What visitors type, with the messages of the specification.

const atLeast = "String must contain at least 1 character(s)";
const atMost = (max: number) => `String must contain at most ${max} character(s)`;

/** Untouched (absent, null or empty) is 'Required'; anything else that is not text is named as such. */
const typed = (clean: (value: string) => string, max: number) =>
  z
    .string({ error: ({ input }) => (input == null ? "Required" : "Expected text") })
    .check(
      z.minLength(1, { error: "Required", abort: true }),
      z.overwrite(clean),
      z.minLength(1, { error: atLeast, abort: true }),
      z.maxLength(max, atMost(max)),
    );

/** One line, such as a name. Bounds are in characters after cleaning. */
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

/** Sorts out a validation failure into the first message of each field, in the order of the form. */
export function messagesOf<Field extends string>(
  error: z.core.$ZodError,
): Partial<Record<Field, string>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of error.issues) messages[String(path[0])] ??= message;
  return messages as Partial<Record<Field, string>>;
}
