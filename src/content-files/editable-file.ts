import { type CollectionName, collections } from "../schemas/collections.ts";
import type { Kind } from "./content-file.ts";
import { isCollection } from "./file-names.ts";
import { settingsKinds } from "./read.ts";

/** A file of `content/` that can be edited in a form, whether it is there or not. */
export interface EditableFile {
  /** Its name without folder and ending: `videos/4`, or `site`. */
  at: string;
  /** Its path as the creator knows it: `content/videos/4.json`. */
  file: string;
  /** The same path, from `content/`. */
  path: string;
  name: string;
  kind: Kind;
  /** Nothing for the settings. */
  collection?: CollectionName;
}

const isSettings = (name: string): name is keyof typeof settingsKinds =>
  Object.hasOwn(settingsKinds, name);

/**
 * The file of that name; nothing where there can be none, whatever tricks the name plays with paths.
 * @param at such as `videos/4` or `site`
 */
export function editableFile(at: string): EditableFile | undefined {
  if (isSettings(at)) return named(at, at, settingsKinds[at]);
  const [, collection = "", name = ""] = /^([a-z-]+)\/([a-z0-9-]{1,80})$/.exec(at) ?? [];
  if (!isCollection(collection)) return undefined;
  return { ...named(at, name, collections[collection]), collection };
}

const named = (at: string, name: string, { schema, ending, strict }: Kind): EditableFile => ({
  at,
  file: `content/${at}.${ending}`,
  path: `${at}.${ending}`,
  name,
  kind: { schema, ending, ...(strict ? { strict } : {}) },
});
