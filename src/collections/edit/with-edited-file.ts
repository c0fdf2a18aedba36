import { type ContentFile, parseFile } from "../files/content-file.ts";
import { entryNameError } from "../files/file-names.ts";
import type { Content } from "../files/read-content.ts";
import type { Entry } from "../files/read-entries.ts";
import type { EditableFile } from "./editable-file.ts";

/** Returns the content with a new text for one file. @param text undefined to delete the file */
export function withEditedFile(
  content: Content,
  target: EditableFile,
  text: string | undefined,
): Content {
  const read = text === undefined ? undefined : parseFile(text, target.file, target.format);
  const others = content.errors.filter(({ file }) => file !== target.file);
  const errors = [...others, ...nameErrors(target, read), ...(read?.errors ?? [])];
  if (!target.collection) return { ...content, [target.name]: read, errors };
  const entries = withEntry(content.entries, target, read);
  return { ...content, entries, errors };
}

function nameErrors({ collection, file, path }: EditableFile, read: ContentFile | undefined) {
  const name = path.split("/").at(-1) ?? "";
  const error = collection && read && entryNameError(file, name, collection);
  return error ? [error] : [];
}

/** Keeps the position of an existing entry, because some rules report the later of two entries. */
function withEntry(entries: Entry[], target: EditableFile, read: ContentFile | undefined): Entry[] {
  const { collection, name, file } = target;
  if (!collection || !read) return entries.filter((entry) => entry.file !== file);
  const entry: Entry = { ...read, collection, name };
  if (!entries.some((one) => one.file === file)) return [...entries, entry];
  return entries.map((one) => (one.file === file ? entry : one));
}
