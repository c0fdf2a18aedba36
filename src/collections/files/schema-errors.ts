import type { z } from "zod";
import type { ContentError } from "../../lib/content-error.ts";
import { formatValue } from "../../lib/format-value.ts";
import { placeOf, schemaIssues } from "../../lib/zod-messages.ts";
import type { Parsed } from "./parsed.ts";

export interface FileFormat {
  schema: z.ZodType;
  ending: "json" | "md" | "mdx";
  /** If true, comments and trailing commas are errors. */
  strict?: boolean;
}

export interface FilePlace extends Pick<Parsed, "lineOf"> {
  /** Its path in the repository: `content/videos/4.json`. */
  file: string;
  format: FileFormat;
}

export const schemaErrors = (place: FilePlace, value: unknown, error: z.ZodError) =>
  schemaIssues(place.format.schema, value, error).map(({ path, text, example }) =>
    fieldError(place, path, text, example),
  );

/** Creates an error in the value of a field. @param example a valid value */
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
    example: example === undefined ? undefined : formatValue(example),
  };
}
