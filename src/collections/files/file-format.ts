import { stringify } from "yaml";
import type { z } from "zod";
import { clip, formatValue, shorten } from "../../errors/format-value.ts";

export type Ending = "json" | "md" | "mdx";

/** How a file is read. */
export interface FileFormat {
  schema: z.ZodType;
  ending: Ending;
  /** If true, comments and commas before a closing bracket are errors. */
  strict?: boolean;
}

/** A value as it would be typed into a file of that format, in one line. */
export function formatForFile(value: unknown, ending: Ending): string {
  if (ending === "json") return formatValue(value);
  const options = { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false } as const;
  return clip(stringify(shorten(value), options).trim(), 160);
}
