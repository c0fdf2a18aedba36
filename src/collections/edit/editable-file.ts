import { type CollectionName, collectionNames } from "../collections.ts";
import { type ContentFile, type FileFormat, parseFile } from "../files/content-file.ts";
import { type Content, type Entry, formatOf, settingsFormats } from "../files/read-content.ts";

export interface EditableFile {
  at: string;
  file: string;
  /** Its path in `content/`: `videos/4.json`. */
  path: string;
  name: string;
  format: FileFormat;
  collection?: CollectionName;
}

const isSettings = (name: string): name is keyof typeof settingsFormats =>
  Object.hasOwn(settingsFormats, name);

/** Returns the file for a path such as `videos/4`; undefined for other paths, such as those outside `content/`. */
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

/** Returns the content with a new text for one file. @param text undefined to delete the file */
export function withEditedFile(content: Content, target: EditableFile, text: string | undefined) {
  const read = text === undefined ? undefined : parseFile(text, target.file, target.format);
  const others = content.errors.filter(({ file }) => file !== target.file);
  const errors = [...others, ...(read?.errors ?? [])];
  if (!target.collection) return { ...content, [target.name]: read, errors };
  const entries = withEntry(content.entries, target, read);
  return { ...content, entries, errors };
}

/** Keeps the position of an existing entry, because some rules report the later of two entries. */
function withEntry(entries: Entry[], target: EditableFile, read: ContentFile | undefined): Entry[] {
  const { collection, name, file } = target;
  if (!collection || !read) return entries.filter((entry) => entry.file !== file);
  const entry: Entry = { ...read, collection, name };
  if (!entries.some((one) => one.file === file)) return [...entries, entry];
  return entries.map((one) => (one.file === file ? entry : one));
}
