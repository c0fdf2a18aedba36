import type { z } from "zod";
import { clip } from "../text/clip.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { type ContentError, stopAt } from "./content-error.ts";
import { fieldAt, fieldsOf, schemaAt } from "./schema-path.ts";

export interface FilePlace {
  file: string;
  format: { schema: z.core.$ZodType };
  /** For a missing value, the line of the object or list that should contain it. */
  lineOf?: (path: readonly PropertyKey[]) => number;
}

export function schemaErrors(place: FilePlace, value: unknown, { issues }: z.ZodError) {
  return issues.flatMap((issue): ContentError | ContentError[] => {
    if (issue.code === "unrecognized_keys") return unknownFields(place, issue.path, issue.keys);
    const inside = [...issue.path, ""].join(".");
    // An error inside a value can cause one in the whole value.
    if (issues.some((one) => one !== issue && one.path.join(".").startsWith(inside))) return [];
    const isRepeated = (one: z.core.$ZodIssue) =>
      one !== issue && `${one.path.join(".")}.` === inside;
    if (issue.code === "custom" && issues.some(isRepeated)) return [];
    // The message for a choice already lists the valid values.
    const { example } =
      issue.code === "invalid_value" ? {} : fieldAt(place.format.schema, issue.path);
    return fieldError(place, issue.path, `${foundIn(value, issue)} ${issue.message}.`, example);
  });
}

function foundIn(value: unknown, issue: z.core.$ZodIssue): string {
  const found = issue.path.reduce<unknown>((inner, key) => Object(inner)[key], value);
  if (found === undefined) return "is missing.";
  if (found === null || found === "") return "is empty.";
  const known = issue.code === "invalid_value" ? issue.values.map(String) : [];
  return `found ${formatValue(found)}${didYouMean(String(found), known)}`;
}

function unknownFields(place: FilePlace, path: PropertyKey[], keys: string[]): ContentError[] {
  const names = Object.keys(fieldsOf(schemaAt(place.format.schema, path)));
  return keys.map((key) => {
    const hint = didYouMean(key, names, `The fields are ${names.join(", ")}.`);
    return fieldError(place, [...path, key], `there is no such field${hint}`);
  });
}

export function fieldError(
  { file, format, lineOf }: FilePlace,
  path: readonly PropertyKey[],
  text: string,
  example?: unknown,
): ContentError {
  const { title } = schemaAt(format.schema, path) ? fieldAt(format.schema, path) : {};
  const keys = path.join(".");
  return {
    file,
    line: lineOf?.(path),
    field: title ? `${title} (${keys})` : keys,
    path,
    text,
    example: example === undefined ? undefined : formatValue(example),
  };
}

const shorten = (_key: string, value: unknown) =>
  typeof value === "string" ? clip(value, 60) : value;

export const formatValue = (value: unknown): string =>
  clip(JSON.stringify(value, shorten, 1).replace(/\n\s*/g, " "), 160);

/** @throws UserError with a line for each error */
export function parseImported<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  value: unknown,
  shown = value,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) stopAt(schemaErrors({ file: source, format: { schema } }, shown, error));
  return data as z.infer<Schema>;
}
