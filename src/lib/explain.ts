import type { z } from "zod";

/** A mistake in something that a person wrote (a file, an environment variable): shown without a stack. */
export class Mistake extends Error {
  override name = "Mistake";
}

/**
 * The value of a JSON text.
 * @param source the file that it was read from
 * @throws Mistake where it is not JSON
 */
export function parseJson(source: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Mistake(`${source}: this is not valid JSON. ${reason}.`);
  }
}

/**
 * One line for each thing that is wrong: where it stands, what was found there and what was expected.
 * @param source what the value was read from, for instance `content/site.json`
 * @param value the value as it was found
 */
export function explain(source: string, value: unknown, error: z.ZodError): string {
  return error.issues
    .map((issue) => `${source}: ${place(issue)}: found ${found(issue, value)}. ${remedy(issue)}.`)
    .join("\n");
}

function remedy(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return "Remove it, or check its spelling";
  return issue.message.replace(/^Invalid (input|option): e/, "E").replace(/, received .*$/, "");
}

function place(issue: z.core.$ZodIssue): string {
  const keys = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...keys].join(".") || "the whole";
}

function found(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "unrecognized_keys") return "a field that does not exist";
  const at = issue.path.reduce<unknown>((inner, key) => Object(inner)[key], value);
  if (at === undefined) return "nothing";
  const text = JSON.stringify(at) ?? String(at);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
