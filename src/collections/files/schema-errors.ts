import { stringify } from "yaml";
import type { z } from "zod";
import type { ContentError } from "../../errors/content-error.ts";
import { clip, formatValue, shorten } from "../../errors/format-value.ts";
import { placeOf, schemaIssues } from "../../errors/zod-messages.ts";
import { fieldAt } from "../../lib/schema-path.ts";
import type { Parsed } from "./parsed.ts";

type Ending = "json" | "md" | "mdx";

export interface FileFormat {
  schema: z.ZodType;
  ending: Ending;
  /** If true, comments and trailing commas are errors. */
  strict?: boolean;
}

/** Formats a value in one line, as it is written in a file of that format. */
export function formatForFile(value: unknown, ending: Ending): string {
  if (ending === "json") return formatValue(value);
  const options = { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false } as const;
  return clip(stringify(shorten(value), options).trim(), 160);
}

export interface FilePlace extends Pick<Parsed, "lineOf" | "lineOfKey"> {
  /** Its path in the repository: `content/videos/4.json`. */
  file: string;
  format: FileFormat;
}

const reasons: Record<string, string> = {
  considerations: "A dose is never shown without its considerations.",
  sources:
    "A safety fact is never shown without its source. List the sources; if there is no reliable one, write [].",
};

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
    example: example === undefined ? undefined : formatForFile(example, format.ending),
  };
}

export const exampleOf = ({ format }: FilePlace, path: readonly PropertyKey[]): unknown =>
  fieldAt(format.schema, path).example;
