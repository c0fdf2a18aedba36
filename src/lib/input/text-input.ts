import * as z from "zod/mini";
import { cleanLine, cleanText } from "./clean-text.ts";
import { cleanEmail, emailError } from "./email.ts";

/** As the database counts: a character of four bytes is one. */
export const lengthOf = (text: string): number => [...text].length;

export const charactersText = (count: number): string =>
  `${count.toLocaleString("en")} character${count === 1 ? "" : "s"}`;

export const tooLong = (text: string, max: number): string | undefined =>
  lengthOf(text) > max
    ? `Too long by ${charactersText(lengthOf(text) - max)}. The limit is ${max.toLocaleString("en")}.`
    : undefined;

export const atMost = (max: number) =>
  z.maxLength(max, { error: ({ input }) => tooLong(String(input), max) });

const typed = (clean: (value: string) => string, max: number, required = "Required") =>
  z
    .string({ error: ({ input }) => (input == null ? required : "Expected text") })
    .check(z.overwrite(clean), z.minLength(1, { error: required, abort: true }), atMost(max));

/** @param max characters after cleaning */
export const typedLine = (max: number, required?: string) => typed(cleanLine, max, required);

export const typedText = (max: number, required?: string) => typed(cleanText, max, required);

export const typedEmail = (max: number) =>
  typed(cleanEmail, max, "Enter your email address").check(
    z.refine((email) => emailError(email) === undefined, {
      error: ({ input }) => emailError(String(input)),
    }),
  );

/** Within the range of a PostgreSQL `integer`. */
export const typedId = z
  .int("Expected an id")
  .check(z.minimum(1, "Expected an id"), z.maximum(2 ** 31 - 1, "Expected an id"));

export const typedChoice = <const Words extends readonly string[]>(
  words: Words,
  required = "Required",
) =>
  z.enum(words, {
    error: ({ input }) =>
      input == null || input === "" ? required : `Expected one of ${words.join(", ")}`,
  });

/** True, or `on` in a form. */
export const typedYesNo = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => value === true || value === "on"),
  ),
);

export function messagesOf<Field extends string>(
  error: z.core.$ZodError,
): Partial<Record<Field, string>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of error.issues) messages[String(path[0])] ??= message;
  return messages as Partial<Record<Field, string>>;
}
