import type { z } from "zod";
import { formatContentError } from "./content-error.ts";
import { didYouMean } from "./did-you-mean.ts";
import { formatValue } from "./format-value.ts";
import { fieldAt, fieldsOf, schemaAt } from "./schema-path.ts";
import { UserError } from "./user-error.ts";

interface SchemaIssue {
  path: PropertyKey[];
  text: string;
  example?: unknown;
}

type Issue = z.core.$ZodIssue;

export function schemaIssues(
  schema: z.core.$ZodType,
  value: unknown,
  { issues }: z.ZodError,
): SchemaIssue[] {
  const unknown = issues.flatMap((issue) => unknownFields(schema, issue));
  const wrong = issues
    .filter(({ code }) => code !== "unrecognized_keys")
    .filter(
      (issue, at, all) => !isRepeated(issue, all.slice(at + 1)) && !isCausedInside(issue, all),
    )
    .map((issue) => wrongValue(schema, value, issue));
  return [...wrong, ...unknown];
}

/** One line for each error. @param source the origin of the value, such as `content/site.json` */
export function formatZodError(
  source: string,
  schema: z.core.$ZodType,
  value: unknown,
  error: z.ZodError,
): string {
  return schemaIssues(schema, value, error)
    .map(({ path, text, example }) =>
      formatContentError({
        file: source,
        field: placeOf(schema, path),
        text,
        example: example === undefined ? undefined : formatValue(example),
      }),
    )
    .join("\n");
}

export function placeOf(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  const { title } = schemaAt(schema, path) ? fieldAt(schema, path) : {};
  const keys = path.join(".");
  return title ? `${title} (${keys})` : keys;
}

function wrongValue(schema: z.core.$ZodType, value: unknown, issue: Issue): SchemaIssue {
  const { path } = issue;
  const isChoice = issue.code === "invalid_value";
  // The message for a choice already lists the valid values.
  const example = isChoice ? undefined : fieldAt(schema, path).example;
  const at = valueAt(value, path);
  return { path, text: `${state(at, issue)} ${expected(issue)}.`, example };
}

function state(at: unknown, issue: Issue): string {
  if (at === undefined) return "is missing.";
  return at === null || at === "" ? "is empty." : `found ${foundIn(at, issue)}`;
}

function foundIn(at: unknown, issue: Issue): string {
  const text = formatValue(at);
  const isLong = issue.code === "too_big" && issue.origin === "string";
  if (isLong) return `${text}, which has ${[...String(at)].length} characters.`;
  const words = issue.code === "invalid_value" ? issue.values.map(String) : [];
  return `${text}${didYouMean(typeof at === "string" ? at : "", words)}`;
}

function unknownFields(schema: z.core.$ZodType, issue: Issue): SchemaIssue[] {
  if (issue.code !== "unrecognized_keys") return [];
  const names = Object.keys(fieldsOf(schemaAt(schema, issue.path) ?? schema));
  return issue.keys.map((key) => {
    const hint = didYouMean(key, names, `The fields are ${names.join(", ")}.`);
    return { path: [...issue.path, key], text: `there is no such field${hint}` };
  });
}

/** Returns true if a later issue of the same field has the same message or is more exact. */
function isRepeated(issue: Issue, later: Issue[]): boolean {
  return later.some(
    ({ code, message, path }) =>
      path.join(".") === issue.path.join(".") &&
      (message === issue.message || (code === issue.code && code.startsWith("too_"))),
  );
}

/** Returns true for a custom check that failed because of an error inside the value. */
function isCausedInside(issue: Issue, all: Issue[]): boolean {
  const inside = [...issue.path, ""].join(".");
  return issue.code === "custom" && all.some(({ path }) => path.join(".").startsWith(inside));
}

/** The schemas have a message for every mistake, except for a value where fields are expected. */
const expected = ({ code, message }: Issue): string =>
  code === "invalid_type" && !message.startsWith("Expected")
    ? "Expected fields in curly brackets { }"
    : message;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** Validates a file that the site imports as JSON. @throws UserError with one line for each error */
export function parseImported<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  json: unknown,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(json);
  if (error) throw new UserError(formatZodError(file, schema, json, error));
  return data as z.infer<Schema>;
}
