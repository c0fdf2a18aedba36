import { findErrors } from "../../src/collections/check/check.ts";
import { hasIds } from "../../src/collections/collections.ts";
import { editMarkdown, markdownParts } from "../../src/collections/edit/edit-frontmatter.ts";
import { editJson, jsonFields } from "../../src/collections/edit/edit-json.ts";
import { type EditableFile, withEditedFile } from "../../src/collections/edit/editable-file.ts";
import { type Content, readContent } from "../../src/collections/files/read-content.ts";
import { type ContentError, formatContentError } from "../../src/lib/content-error.ts";
import { fieldsOf } from "../../src/lib/schema-path.ts";
import type { Checked, Edit, FieldError, Fields, OpenFile } from "../protocol.ts";
import { isOpen } from "./collection-groups.ts";
import { type StudioContext, StudioError } from "./context.ts";
import { fileAt, readWithHash, removeFile, writeWhole } from "./files.ts";
import { openRepository } from "./git/repository.ts";
import { nameNewEntry } from "./new-entry.ts";
import { openFile } from "./open-file.ts";

/** @returns the text of the file. In a new file, the fields are in the order of the schema. */
function applyEdit(before: string, { format }: EditableFile, { fields }: Edit): string {
  const order = Object.keys(fieldsOf(format.schema));
  const keys = [...new Set([...order, ...Object.keys(fields)])];
  const present = keys.filter((key) => fields[key] !== undefined);
  const ordered: Fields = Object.fromEntries(present.map((key) => [key, fields[key]]));
  if (format.ending === "json") return editJson(before, ordered);
  const { body = "", ...front } = ordered;
  return editMarkdown(before, front, String(body));
}

/** Returns the errors of the content as text, before and after a change. */
export async function errorsAround({ root }: StudioContext, change: (content: Content) => Content) {
  const content = await readContent(root);
  const before = await findErrors(content);
  const after = await findErrors(change(content));
  return { before: new Set(before.map(formatContentError)), after };
}

/**
 * Checks a file with a new text. Returns its errors, and the errors that the text would cause in other files.
 * @param text undefined to check the deletion of the file
 */
export async function validateEdit(
  context: StudioContext,
  target: EditableFile,
  text: string | undefined,
): Promise<Checked> {
  const change = (content: Content) => withEditedFile(content, target, text);
  const { before, after } = await errorsAround(context, change);
  const isOwn = ({ file }: ContentError) => file === target.file && text !== undefined;
  return {
    fieldErrors: after.filter(isOwn).map((error) => toFieldError(error, target, text ?? "")),
    elsewhere: after
      .filter((error) => !isOwn(error))
      .map(formatContentError)
      .filter((line) => !before.has(line)),
  };
}

function toFieldError(error: ContentError, { format }: EditableFile, text: string): FieldError {
  const { path, line } = error;
  const words = fieldErrorText(error);
  if (path)
    return { path: path.map((key) => (typeof key === "number" ? key : String(key))), text: words };
  if (line === undefined || format.ending === "json") return { path: [], text: words };
  const above = text.slice(0, text.lastIndexOf(markdownParts(text).body)).split("\n").length - 1;
  return { path: ["body"], text: line > above ? `Line ${line - above}: ${words}` : words };
}

/** The text of an error without the name of the field, the example and the options, which the form shows already. */
function fieldErrorText({ text }: ContentError): string {
  if (text.includes("Expected one of")) return "Choose one of the options.";
  if (/Expected a date (and time in UTC )?such as/.test(text)) return "Choose a date.";
  const whole = text
    .replace(/^(is missing|found (""|\[\]))\./, "is empty.")
    .replace(/^found true, but /, "")
    .replace(/^is /, "this is ");
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Returns the errors that an edit would cause, without saving it. */
export async function check(context: StudioContext, sent: Edit): Promise<Checked> {
  const edit = await nameNewEntry(context.root, sent);
  const target = fileAt(edit.at);
  const { text } = await readWithHash(context.root, target);
  return validateEdit(context, target, applyEdit(text, target, edit));
}

/**
 * Saves an edit that is free of errors.
 * @returns the saved file
 * @throws StudioError 409 if the file has changed since it was opened, 422 if the edit has errors
 */
export async function save(context: StudioContext, sent: Edit): Promise<OpenFile> {
  const { root } = context;
  const edit = await nameNewEntry(root, sent);
  const target = fileAt(edit.at);
  const { text, hash } = await readWithHash(root, target);
  const current = hash === "" ? undefined : await openFile(root, target);
  if (hash !== edit.base)
    throw new StudioError(409, "The file has changed since you opened it.", { current });
  if (hash === "" && !isOpen(target.collection))
    throw new StudioError(403, "You cannot add entries here, because the site uses a fixed list.");
  if (current?.broken)
    throw new StudioError(422, "Fix the mistakes of this file in a text editor first.");
  const edited = applyEdit(text, target, edit);
  // A deleted entry that comes back gets its old number or name.
  const isBack =
    hash === "" &&
    sent.at === edit.at &&
    (await setRetired(root, target, edit.fields["id"], false));
  const checked = await validateEdit(context, target, edited);
  if (checked.fieldErrors.length + checked.elsewhere.length > 0) {
    if (isBack) await setRetired(root, target, edit.fields["id"], true);
    throw new StudioError(422, "Fix the mistakes first.", checked);
  }
  await writeWhole(root, target.path, edited);
  if (target.collection) await context.afterWrite(target.collection);
  return openFile(root, target);
}

/**
 * Ticks or unticks the boxes Example and Draft of several files.
 * @throws StudioError 422 if that would cause errors, in which case nothing is written
 */
export async function mark(
  context: StudioContext,
  { files, ...ticks }: { files: string[]; sample?: boolean; draft?: boolean },
): Promise<void> {
  const { root } = context;
  const marks = Object.fromEntries(
    Object.entries(ticks).map(([key, on]) => [key, on || undefined]),
  );
  const edits = files.map(fileAt).map(async (target) => {
    const { fields, base, at } = await openFile(root, target);
    const { text } = await readWithHash(root, target);
    return { target, text: applyEdit(text, target, { at, base, fields: { ...fields, ...marks } }) };
  });
  const edited = await Promise.all(edits);
  const { before, after } = await errorsAround(context, (content) =>
    edited.reduce((all, { target, text }) => withEditedFile(all, target, text), content),
  );
  const elsewhere = after.map(formatContentError).filter((line) => !before.has(line));
  if (elsewhere.length > 0)
    throw new StudioError(422, "Nothing was changed. Correct these first:", { elsewhere });
  for (const { target, text } of edited) await writeWhole(root, target.path, text);
  for (const name of new Set(edited.map(({ target }) => target.collection)))
    if (name) await context.afterWrite(name);
}

/**
 * Deletes an entry. If it has been published, adds its number or name to `content/retired.json`.
 * @throws StudioError 409 if the file has changed since it was opened, 422 if other files refer to it
 */
export async function remove(context: StudioContext, at: string, base: string): Promise<void> {
  const { root } = context;
  const target = fileAt(at);
  const { collection } = target;
  if (!collection || !isOpen(collection))
    throw new StudioError(403, "You cannot delete this file, because a page of the site needs it.");
  const current = await openFile(root, target);
  if (current.base !== base)
    throw new StudioError(
      409,
      "The file has changed since you opened it. Reload this page, then delete the entry.",
    );
  const { elsewhere } = await validateEdit(context, target, undefined);
  if (elsewhere.length > 0)
    throw new StudioError(
      422,
      "Not deleted, because other files refer to this entry. Change these first:",
      { elsewhere },
    );
  if (await wasPublished(root, target.file))
    await setRetired(root, target, current.fields["id"], true);
  await removeFile(root, target.path);
  await context.afterWrite(collection);
}

/** Returns true if a file has ever been published, or if that cannot be found out. */
const wasPublished = (root: string, file: string): Promise<boolean> =>
  openRepository(root)
    .then(({ git, upstream }) => git("log", "-1", "--format=%h", upstream, "--", file))
    .then(
      (commit) => commit !== "",
      () => true,
    );

/**
 * Adds the part of an entry that addresses contain to `content/retired.json`, or removes it: its number, or the
 * file name of a glossary term.
 * @returns false if the list was correct already
 */
export async function setRetired(
  root: string,
  { collection, name }: EditableFile,
  id: unknown,
  isRetired: boolean,
): Promise<boolean> {
  if (!collection) return false;
  const retired = fileAt("retired");
  const retiredId = hasIds(collection) ? id : collection === "glossary" ? name : undefined;
  const { text } = await readWithHash(root, retired);
  const fields = text ? jsonFields(text) : {};
  const list = new Set<unknown>([fields[collection] ?? []].flat());
  if (retiredId === undefined || list.has(retiredId) === isRetired) return false;
  if (isRetired) list.add(retiredId);
  else list.delete(retiredId);
  await writeWhole(root, retired.path, editJson(text, { ...fields, [collection]: [...list] }));
  return true;
}
