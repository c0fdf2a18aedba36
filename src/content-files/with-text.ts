import { type ContentFile, readText } from "./content-file.ts";
import type { EditableFile } from "./editable-file.ts";
import { entryNameProblem } from "./file-names.ts";
import type { Content } from "./read.ts";
import type { Entry } from "./read-entries.ts";

/**
 * The content as it would be with another text in one of its files.
 * @param text nothing to take the file away
 */
export function withText(
  content: Content,
  target: EditableFile,
  text: string | undefined,
): Content {
  const read = text === undefined ? undefined : readText(text, target.file, target.kind);
  const others = content.problems.filter(({ file }) => file !== target.file);
  const problems = [...others, ...nameProblems(target, read), ...(read?.problems ?? [])];
  if (!target.collection) return { ...content, [target.name]: read, problems };
  const entries = withEntry(content.entries, target, read);
  return { ...content, entries, problems };
}

function nameProblems({ collection, file, path }: EditableFile, read: ContentFile | undefined) {
  const name = path.split("/").at(-1) ?? "";
  const problem = collection && read && entryNameProblem(file, name, collection);
  return problem ? [problem] : [];
}

/** A changed entry stays where it is, since rules speak of the later of two. A new one is the last. */
function withEntry(entries: Entry[], target: EditableFile, read: ContentFile | undefined): Entry[] {
  const { collection, name, file } = target;
  if (!collection || !read) return entries.filter((entry) => entry.file !== file);
  const entry: Entry = { ...read, collection, name };
  if (!entries.some((one) => one.file === file)) return [...entries, entry];
  return entries.map((one) => (one.file === file ? entry : one));
}
