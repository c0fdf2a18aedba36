import { type CollectionName, collectionNames } from "../collections.ts";
import { type FileFormat, parseFile } from "../files/content-file.ts";
import { type Content, formatOf, settingsFormats } from "../files/read-content.ts";

export interface EditableFile {
  at: string;
  file: string;
  /** Such as `videos/4.json`, in `content/`. */
  path: string;
  name: string;
  format: FileFormat;
  collection?: CollectionName;
}

const isSettings = (name: string): name is keyof typeof settingsFormats =>
  Object.hasOwn(settingsFormats, name);

/** Undefined for a path outside `content/`, too. */
export function editableFile(at: string): EditableFile | undefined {
  if (isSettings(at)) return named(at, at, settingsFormats[at]);
  const [, collection = "", name = ""] = /^([a-z-]+)\/([a-z0-9-]{1,80})$/.exec(at) ?? [];
  const known = collectionNames.find((one) => one === collection);
  return known && { ...named(at, name, formatOf(known, name)), collection: known };
}

const named = (at: string, name: string, format: FileFormat): EditableFile => ({
  at,
  name,
  format,
  file: `content/${at}.${format.ending}`,
  path: `${at}.${format.ending}`,
});

/** @param text undefined to delete the file */
export function withEditedFile(content: Content, target: EditableFile, text: string | undefined) {
  const { file, name, format, collection } = target;
  const read = text === undefined ? undefined : parseFile(text, file, format);
  const errors = content.errors.filter((error) => error.file !== file).concat(read?.errors ?? []);
  if (!collection) return { ...content, [name]: read, errors };
  const others = content.entries.filter((entry) => entry.file !== file);
  const entries = read ? [...others, { ...read, collection, name }] : others;
  return { ...content, entries, errors };
}
