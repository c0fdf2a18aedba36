import { stringify } from "yaml";
import type { z } from "zod";
import { clip, formatValue, shorten } from "../../errors/format-value.ts";

export type Ending = "json" | "md" | "mdx";

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
