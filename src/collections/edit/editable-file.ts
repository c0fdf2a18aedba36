import type { FileFormat } from "../files/file-format.ts";
import { isCollection } from "../files/file-names.ts";
import { settingsFormats } from "../files/read-content.ts";
import { type CollectionName, collections } from "../schemas/collections.ts";

/** A file of `content/` that has a form. It may not exist yet. */
export interface EditableFile {
  /** Its path without `content/` and the ending: `videos/4` or `site`. */
  at: string;
  /** Its path in the repository: `content/videos/4.json`. */
  file: string;
  /** Its path in `content/`: `videos/4.json`. */
  path: string;
  name: string;
  format: FileFormat;
  /** Undefined for the settings. */
  collection?: CollectionName;
}

const isSettings = (name: string): name is keyof typeof settingsFormats =>
  Object.hasOwn(settingsFormats, name);

/** Returns the file for a path such as `videos/4`; undefined for other paths, such as those outside `content/`. */
export function editableFile(at: string): EditableFile | undefined {
  if (isSettings(at)) return named(at, at, settingsFormats[at]);
  const [, collection = "", name = ""] = /^([a-z-]+)\/([a-z0-9-]{1,80})$/.exec(at) ?? [];
  if (!isCollection(collection)) return undefined;
  return { ...named(at, name, collections[collection]), collection };
}

const named = (at: string, name: string, { schema, ending, strict }: FileFormat): EditableFile => ({
  at,
  file: `content/${at}.${ending}`,
  path: `${at}.${ending}`,
  name,
  format: { schema, ending, ...(strict ? { strict } : {}) },
});
