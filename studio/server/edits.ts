import { findErrors } from "../../src/collections/check/check.ts";
import { hasIds } from "../../src/collections/collections.ts";
import { editMarkdown, markdownParts } from "../../src/collections/edit/edit-frontmatter.ts";
import { editJson, jsonFields } from "../../src/collections/edit/edit-json.ts";
import { type EditableFile, withEditedFile } from "../../src/collections/edit/editable-file.ts";
import { twoVersions } from "../../src/collections/files/content-file.ts";
import { parseFrontmatter } from "../../src/collections/files/parse-frontmatter.ts";
import { parseJson } from "../../src/collections/files/parse-json.ts";
import { type Content, readContent } from "../../src/collections/files/read-content.ts";
import { type ContentError, formatContentError } from "../../src/lib/errors/content-error.ts";
import { fieldsOf } from "../../src/lib/errors/schema-path.ts";
import type { Fields } from "../protocol.ts";
import { type StudioContext, StudioError } from "./context.ts";
import { fileAt, readWithHash, writeWhole } from "./files.ts";
import { fromMdx, toMdx } from "./mdx-text.ts";

/** Undefined deletes the file. */
export interface FileEdit {
  target: EditableFile;
  text: string | undefined;
}

/** The main text of a Markdown file is `body`. */
export function readFields(
  target: EditableFile,
  text: string,
): { fields: Fields; broken?: string[] } {
  const { issues } = target.format.ending === "json" ? parseJson(text) : parseFrontmatter(text);
  const two = twoVersions(text);
  const broken = (two.length > 0 ? two : issues).map(({ line, text }) => `Line ${line}: ${text}.`);
  return broken.length > 0 ? { fields: {}, broken } : { fields: fieldsIn(target, text) };
}

export function fieldsIn({ format }: EditableFile, text: string): Fields {
  if (format.ending === "json") return { ...jsonFields(text) };
  const { fields, body } = markdownParts(text);
  return { ...fields, body: format.ending === "mdx" ? fromMdx(body) : body };
}

/** Drops fields that do not exist. */
export function withFields(before: string, { format }: EditableFile, fields: Fields): string {
  const keys = [...Object.keys(fieldsOf(format.schema)), "body"];
  const present = keys.filter((key) => fields[key] !== undefined);
  const ordered: Fields = Object.fromEntries(present.map((key) => [key, fields[key]]));
  if (format.ending === "json") return editJson(before, ordered);
  const { body = "", ...front } = ordered;
  const text = String(body);
  return editMarkdown(before, front, format.ending === "mdx" ? toMdx(text) : text);
}

/**
 * @param changed the fields to replace
 * @throws StudioError 422 if the file has syntax errors
 */
export async function editFields(
  root: string,
  target: EditableFile,
  changed: Fields,
): Promise<FileEdit> {
  const { text } = await readWithHash(root, target);
  const { fields, broken } = readFields(target, text);
  if (text && broken) throw new StudioError(422, `Fix the mistakes of ${target.file} first.`);
  return { target, text: withFields(text, target, { ...fields, ...changed }) };
}

interface Retired {
  target: EditableFile;
  /** Undefined if the entry has no number. */
  id: unknown;
  isRetired: boolean;
}

/** Edits `content/retired.json`. */
export async function retire(root: string, entries: Retired[]): Promise<FileEdit[]> {
  const retired = fileAt("retired");
  const { fields } = readFields(retired, (await readWithHash(root, retired)).text);
  const lists: Record<string, unknown[]> = {};
  for (const { target, id, isRetired } of entries) {
    const { collection, name } = target;
    const key =
      collection && hasIds(collection) ? id : collection === "glossary" ? name : undefined;
    if (!collection || key === undefined) continue;
    const list = lists[collection] ?? [fields[collection] ?? []].flat();
    if (list.includes(key) === isRetired) continue;
    lists[collection] = isRetired ? [...list, key] : list.filter((one) => one !== key);
  }
  return Object.keys(lists).length > 0 ? [await editFields(root, retired, lists)] : [];
}

/** @param isOwn errors that count even if they are there already */
export async function errorsAfter(
  { root }: StudioContext,
  change: (content: Content) => Content,
  isOwn: (error: ContentError) => boolean = () => false,
): Promise<ContentError[]> {
  const content = await readContent(root);
  const before = new Set((await findErrors(content)).map(formatContentError));
  const after = await findErrors(change(content));
  return after.filter((error) => isOwn(error) || !before.has(formatContentError(error)));
}

/** Includes those that the edits would cause in other files. */
export const errorsOf = (context: StudioContext, edits: FileEdit[]): Promise<ContentError[]> =>
  errorsAfter(
    context,
    (content) =>
      edits.reduce((all, { target, text }) => withEditedFile(all, target, text), content),
    ({ file }) => edits.some(({ target }) => target.file === file),
  );

export async function writeEdits(context: StudioContext, edits: FileEdit[]): Promise<void> {
  for (const { target, text } of edits) await writeWhole(context.root, target.path, text);
  for (const name of new Set(edits.flatMap(({ target }) => target.collection ?? [])))
    await context.afterWrite(name);
}
