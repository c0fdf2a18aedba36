import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EditableFile } from "../../../src/collections/edit/editable-file.ts";
import { parseJson } from "../../../src/collections/files/parse-json.ts";
import { entryTitle } from "../../../src/lib/entry-title.ts";
import type { Fields } from "../protocol.ts";

/** The titles of the files directly in `content/`. */
const settingsTitles: Record<string, string> = {
  site: "Site settings",
  pages: "Page titles and descriptions",
  moderation: "Words of spam",
  retired: "Retired numbers and names",
};

/** The title of a file. A transcript is named after its video or interview. */
export function titleOf(
  root: string,
  { collection, name }: Pick<EditableFile, "collection" | "name">,
  fields: Fields,
): string {
  if (!collection) return settingsTitles[name] ?? name;
  if (collection !== "transcripts") return entryTitle(fields) ?? name;
  // `videos-4` is the transcript of `videos/4`.
  const path = join(root, `${name.replace("-", "/")}.json`);
  const { value } = parseJson(existsSync(path) ? readFileSync(path, "utf8") : "{}");
  return `Transcript of ${entryTitle(value ?? {}) ?? name}`;
}
