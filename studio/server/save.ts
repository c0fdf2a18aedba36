import { markdownParts } from "../../src/collections/edit/edit-frontmatter.ts";
import type { EditableFile } from "../../src/collections/edit/editable-file.ts";
import { type ContentError, formatContentError } from "../../src/lib/errors/content-error.ts";
import type { Checked, Edit, FieldError, OpenFile } from "../protocol.ts";
import { isOpen } from "./collection-groups.ts";
import { type StudioContext, StudioError } from "./context.ts";
import {
  editFields,
  errorsOf,
  expectNone,
  type FileEdit,
  readFields,
  retire,
  withFields,
  writeEdits,
} from "./edits.ts";
import { fileAt, readWithHash } from "./files.ts";
import { openRepository } from "./git/repository.ts";
import { nameNewEntry } from "./new-entry.ts";
import { openFile } from "./open-file.ts";

async function prepare({ root }: StudioContext, sent: Edit) {
  const { at, fields, base } = await nameNewEntry(root, sent);
  const target = fileAt(at);
  const { text, hash } = await readWithHash(root, target);
  const edited = withFields(text, target, fields);
  // A deleted entry that comes back gets its old number or name.
  const isBack = hash === "" && sent.at === at;
  const back = isBack ? await retire(root, target, fields["id"], false) : [];
  const edits: [FileEdit, ...FileEdit[]] = [{ target, text: edited }, ...back];
  return { target, before: text, hash, base, edits };
}

/** Returns the errors that an edit would cause. */
export async function check(context: StudioContext, sent: Edit): Promise<Checked> {
  const { edits } = await prepare(context, sent);
  return sortErrors(await errorsOf(context, edits), edits[0]);
}

/** @throws StudioError 409 if the file has changed since it was opened, 422 if the edit has errors */
export async function save(context: StudioContext, sent: Edit): Promise<OpenFile> {
  const { root } = context;
  const { target, before, hash, base, edits } = await prepare(context, sent);
  if (hash !== base) {
    const current = hash === "" ? undefined : await openFile(root, target);
    throw new StudioError(409, "The file has changed since you opened it.", { current });
  }
  if (hash === "" && !isOpen(target.collection))
    throw new StudioError(403, "You cannot add entries here, because the site uses a fixed list.");
  if (hash !== "" && readFields(target, before).broken)
    throw new StudioError(422, "Fix the mistakes of this file in a text editor first.");
  const checked = sortErrors(await errorsOf(context, edits), edits[0]);
  if (checked.fieldErrors.length + checked.elsewhere.length > 0)
    throw new StudioError(422, "Fix the mistakes first.", checked);
  await writeEdits(context, edits);
  return openFile(root, target);
}

function sortErrors(errors: ContentError[], { target, text = "" }: FileEdit): Checked {
  const isOwn = ({ file }: ContentError) => file === target.file;
  return {
    fieldErrors: errors.filter(isOwn).map((error) => toFieldError(error, target, text)),
    elsewhere: errors.filter((error) => !isOwn(error)).map(formatContentError),
  };
}

function toFieldError(error: ContentError, { format }: EditableFile, edited: string): FieldError {
  const { path, line, field = "" } = error;
  const text = fieldErrorText(error);
  const label = field.replace(/ \(.*/, "");
  if (path)
    return { path: path.map((key) => (typeof key === "number" ? key : String(key))), label, text };
  if (line === undefined || format.ending === "json") return { path: [], label, text };
  const { body } = markdownParts(edited);
  const above = edited.slice(0, edited.lastIndexOf(body)).split("\n").length - 1;
  const place = line > above ? `Line ${line - above}: ` : "";
  return { path: ["body"], label: "Main text", text: place + text };
}

/** The text of an error without the options, which the form shows already. */
function fieldErrorText({ text }: ContentError): string {
  if (text.includes("Expected one of")) return "Choose one of the options.";
  if (/Expected a date (and time in UTC )?such as/.test(text)) return "Choose a date.";
  const whole = text
    .replace(/^(is missing|found (""|\[\]))\./, "is empty.")
    .replace(/^found true, but /, "")
    .replace(/^is /, "this is ");
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Ticks or unticks the box Example (`sample`) or Draft of several files. @throws StudioError 422 if that causes errors */
export async function mark(
  context: StudioContext,
  { files, box, isTicked }: { files: string[]; box: "sample" | "draft"; isTicked: boolean },
): Promise<void> {
  const marks = { [box]: isTicked || undefined };
  const edits = await Promise.all(files.map((at) => editFields(context.root, fileAt(at), marks)));
  expectNone(await errorsOf(context, edits), "Nothing was changed. Correct these first:");
  await writeEdits(context, edits);
}

/**
 * Deletes an entry. If it has been published, adds its number or name to `content/retired.json`.
 * @throws StudioError 409 if the file has changed since it was opened, 422 if other files refer to it
 */
export async function remove(
  context: StudioContext,
  { at, base }: { at: string; base: string },
): Promise<void> {
  const { root } = context;
  const target = fileAt(at);
  if (!isOpen(target.collection))
    throw new StudioError(403, "You cannot delete this file, because a page of the site needs it.");
  const current = await openFile(root, target);
  if (current.base !== base)
    throw new StudioError(
      409,
      "The file has changed since you opened it. Reload this page, then delete the entry.",
    );
  const isPublished = await wasPublished(root, target.file);
  const retired = isPublished ? await retire(root, target, current.fields["id"], true) : [];
  const edits = [{ target, text: undefined }, ...retired];
  const refusal = "Not deleted, because other files refer to this entry. Change these first:";
  expectNone(await errorsOf(context, edits), refusal);
  await writeEdits(context, edits);
}

/** Returns true if a file has ever been published, or if that cannot be found out. */
const wasPublished = (root: string, file: string): Promise<boolean> =>
  openRepository(root)
    .then(({ git, upstream }) => git("log", "-1", "--format=%h", upstream, "--", file))
    .then(
      (commit) => commit !== "",
      () => true,
    );
