import { stringify } from "yaml";
import { clip, shorten, written } from "../lib/written.ts";
import type { Ending } from "./content-file.ts";

/** A value as it would be typed into a file of that kind, in one line. */
export function asTyped(value: unknown, ending: Ending): string {
  if (ending === "json") return written(value);
  const options = { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false } as const;
  return clip(stringify(shorten(value), options).trim(), 160);
}
