import type { z } from "zod";
import type { ContentError } from "../../errors/content-error.ts";
import { placeOf, schemaIssues } from "../../errors/zod-messages.ts";
import { fieldAt } from "../../lib/schema-path.ts";
import { type FileFormat, formatForFile } from "./file-format.ts";
import type { Parsed } from "./parsed.ts";

/** A parsed file, in which errors can be located. */
export interface FilePlace extends Pick<Parsed, "lineOf" | "lineOfKey"> {
  /** Its path, as the creator knows it: `content/videos/4.json`. */
  file: string;
  format: FileFormat;
}

/** Reasons why a field is required, where its schema does not give one. */
const reasons: Record<string, string> = {
  considerations: "A dose is never shown without its considerations.",
};

/** Every error that a schema reports, with its line. */
export function schemaErrors(
  place: FilePlace,
  value: Record<string, unknown>,
  error: z.ZodError,
): ContentError[] {
  return schemaIssues(place.format.schema, value, error).map(({ path, kind, text, example }) => {
    const reason = kind === "missing" ? reasons[String(path.at(-1))] : undefined;
    return {
      ...fieldError(place, path, reason ? `is missing. ${reason}` : text, example),
      line: kind === "unknown" ? place.lineOfKey(path) : place.lineOf(path),
    };
  });
}

/** An error in the value of a field, with an example that would correct it. */
export function fieldError(
  { file, format, lineOf }: FilePlace,
  path: readonly PropertyKey[],
  text: string,
  example?: unknown,
): ContentError {
  return {
    file,
    line: lineOf(path),
    field: placeOf(format.schema, path),
    path,
    text,
    example: example === undefined ? undefined : formatForFile(example, format.ending),
  };
}

/** The example that a schema gives for a field. */
export const exampleOf = ({ format }: FilePlace, path: readonly PropertyKey[]): unknown =>
  fieldAt(format.schema, path).example;
