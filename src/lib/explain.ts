import type { z } from "zod";
import { orNearest } from "./nearest.ts";
import { renderProblem } from "./problem.ts";
import { fieldAt, fieldsOf, schemaAt } from "./schema-path.ts";
import { written } from "./written.ts";

/** A mistake in something that a person wrote (a file, an environment variable): shown without a stack. */
export class Mistake extends Error {
  override name = "Mistake";
}

/** What a schema refuses, in plain words. */
export interface Finding {
  path: PropertyKey[];
  kind: "missing" | "unknown" | "wrong";
  text: string;
  /** A right value; nothing where none would help. */
  example?: unknown;
}

type Issue = z.core.$ZodIssue;

/** Everything that the schema refuses in a value, each once. */
export function findings(schema: z.core.$ZodType, value: unknown, error: z.ZodError): Finding[] {
  const issues = error.issues.flatMap(plainIssues);
  const unknown = issues.flatMap((issue) => unknownFields(schema, value, issue));
  const wrong = issues
    .filter(({ code }) => code !== "unrecognized_keys")
    .filter((issue, at, all) => !isSaid(issue, all.slice(at + 1)) && !isEcho(issue, all))
    .filter((issue) => !isMeant(issue, unknown))
    .map((issue) => wrongValue(schema, value, issue));
  return [...wrong, ...unknown.map(({ meant: _, ...finding }) => finding)];
}

/**
 * One line for each thing that is wrong: where it stands, what was found there and what was expected.
 * @param source what the value was read from, for instance `content/site.json`
 * @param value the value as it was found
 */
export function explain(
  source: string,
  schema: z.core.$ZodType,
  value: unknown,
  error: z.ZodError,
): string {
  return findings(schema, value, error)
    .map(({ path, text, example }) =>
      renderProblem({
        file: source,
        field: placeOf(schema, path),
        text,
        example: example === undefined ? undefined : written(example),
      }),
    )
    .join("\n");
}

/** A field as people and programs call it: `Duration (duration)`. */
export function placeOf(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  const { title } = schemaAt(schema, path) ? fieldAt(schema, path) : {};
  const keys = path.join(".");
  return title ? `${title} (${keys})` : keys;
}

function wrongValue(schema: z.core.$ZodType, value: unknown, issue: Issue): Finding {
  const { path } = issue;
  const { example } = fieldAt(schema, path);
  const at = valueAt(value, path);
  const kind = at === undefined ? "missing" : "wrong";
  return { path, kind, text: `${state(at, issue)} ${expected(issue)}.`, example };
}

function state(at: unknown, issue: Issue): string {
  if (at === undefined) return "is missing.";
  return at === null ? "is empty." : `found ${foundIn(at, issue)}`;
}

function foundIn(at: unknown, issue: Issue): string {
  const text = written(at);
  const isLong = issue.code === "too_big" && issue.origin === "string";
  if (isLong) return `${text}, which has ${[...String(at)].length} characters.`;
  if (ownComputer.test(text)) return `${text}, which leads to your own computer.`;
  const words = issue.code === "invalid_value" ? issue.values.map(String) : [];
  return `${text}${orNearest(typeof at === "string" ? at : "", words)}`;
}

const ownComputer = /^"https?:\/\/localhost\b/;

function unknownFields(
  schema: z.core.$ZodType,
  value: unknown,
  issue: Issue,
): (Finding & { meant: string })[] {
  if (issue.code !== "unrecognized_keys") return [];
  const names = Object.keys(fieldsOf(schemaAt(schema, issue.path) ?? schema));
  const absent = names.filter((name) => !Object.hasOwn(Object(valueAt(value, issue.path)), name));
  return issue.keys.map((key) => {
    const hint = orNearest(key, absent, `The fields are ${names.join(", ")}.`);
    const path = [...issue.path, key];
    const meant = [...issue.path, /"(.*)"\?$/.exec(hint)?.[1]].join(".");
    return { path, kind: "unknown", text: `there is no such field${hint}`, meant };
  });
}

/** Whether the issue speaks of a field that is there under a misspelt name. */
const isMeant = (issue: Issue, unknown: { meant: string }[]) =>
  unknown.some(({ meant }) => meant === issue.path.join("."));

/** Whether one of the later issues says it of the same field as well, or better. */
function isSaid(issue: Issue, later: Issue[]): boolean {
  return later.some(
    ({ code, message, path }) =>
      path.join(".") === issue.path.join(".") &&
      (message === issue.message || (code === issue.code && code.startsWith("too_"))),
  );
}

/** Whether it follows from what is wrong further inside. */
function isEcho(issue: Issue, all: Issue[]): boolean {
  const inside = [...issue.path, ""].join(".");
  return issue.code === "custom" && all.some(({ path }) => path.join(".").startsWith(inside));
}

/** The issues of a choice between schemas: those of the branch that came furthest, or all in one. */
function plainIssues(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || !issue.message.startsWith("Invalid")) return [issue];
  const branches = issue.errors.map((errors) => errors.flatMap(plainIssues));
  const deep = branches.find((errors) => errors.every(({ path }) => path.length > 0));
  if (deep) return deep.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  const choices = branches.map(([first]) => first && expected(first).replace(/^Expected /, ""));
  return [{ ...issue, message: `Expected ${choices.join(", or ")}` }];
}

const kinds: Record<string, string> = {
  object: "fields in { }",
  string: "text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false, without quotes",
  array: "a list in [ ]",
};

function expected(issue: Issue): string {
  if (issue.message.startsWith("Expected")) return issue.message;
  if (issue.code === "invalid_type") return `Expected ${kinds[issue.expected] ?? issue.expected}`;
  return issue.message.replace(/^Invalid (input|option|string): (e|must)/, "E");
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);
