import type { ContentError } from "../../src/lib/errors/content-error.ts";
import type { Checked, Edit, OpenFile, Reason } from "../protocol.ts";
import { isOpen } from "./collection-groups.ts";
import { type StudioContext, StudioError } from "./context.ts";
import {
  editFields,
  errorsOf,
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
import { expectNone, expectUnneeded, toFieldError, toReasons } from "./reasons.ts";

async function prepare({ root }: StudioContext, sent: Edit) {
  const { at, fields, base } = await nameNewEntry(root, sent);
  const target = fileAt(at);
  const { text, hash } = await readWithHash(root, target);
  const edited = withFields(text, target, fields);
  return { target, before: text, hash, base, edit: { target, text: edited } };
}

export async function check(context: StudioContext, sent: Edit): Promise<Checked> {
  const { edit } = await prepare(context, sent);
  return sortErrors(context.root, await errorsOf(context, [edit]), edit);
}

/** @throws StudioError 409 if the file has changed since it was opened, 422 if the edit has errors */
export async function save(context: StudioContext, sent: Edit): Promise<OpenFile> {
  const { root } = context;
  const { target, before, hash, base, edit } = await prepare(context, sent);
  if (hash !== base) {
    const current = hash === "" ? undefined : await openFile(root, target);
    throw new StudioError(409, "The file has changed since you opened it.", { current });
  }
  if (hash === "" && !isOpen(target.collection))
    throw new StudioError(403, "You cannot add entries here, because the site uses a fixed list.");
  if (hash !== "" && readFields(target, before).broken)
    throw new StudioError(422, "Fix the mistakes of this file in a text editor first.");
  const checked = await sortErrors(root, await errorsOf(context, [edit]), edit);
  if (checked.fieldErrors.length + checked.elsewhere.length > 0)
    throw new StudioError(422, "Fix the mistakes first.", checked);
  await writeEdits(context, [edit]);
  return openFile(root, target);
}

async function sortErrors(
  root: string,
  errors: ContentError[],
  { target, text = "" }: FileEdit,
): Promise<Checked> {
  const isOwn = ({ file }: ContentError) => file === target.file;
  const others = errors.filter((error) => !isOwn(error));
  return {
    fieldErrors: errors.filter(isOwn).map((error) => toFieldError(error, target, text)),
    elsewhere: await toReasons(root, others),
  };
}

interface Marks {
  files: string[];
  box: "sample" | "draft";
  isTicked: boolean;
}

/** Files that others need stay as they are. */
export async function mark(context: StudioContext, { files, box, isTicked }: Marks) {
  const { root } = context;
  const marks = { [box]: isTicked || undefined };
  let edits = await Promise.all(files.map((at) => editFields(root, fileAt(at), marks)));
  const stays: string[] = [];
  const reasons: Reason[] = [];
  for (let errors = await errorsOf(context, edits); errors.length > 0; ) {
    const refused = edits.filter(({ target }) =>
      errors.some(({ file, needs = file }) => needs === target.file),
    );
    if (refused.length === 0) await expectNone(root, errors, "Nothing was changed:");
    stays.push(...refused.map(({ target }) => target.at));
    reasons.push(...(await toReasons(root, errors)));
    edits = edits.filter((edit) => !refused.includes(edit));
    errors = await errorsOf(context, edits);
  }
  await writeEdits(context, edits);
  return { stays, reasons };
}

/** @throws StudioError 409 if the file has changed since it was opened, 422 if other files refer to it */
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
    throw new StudioError(409, "The file has changed. Reload this page, then delete the entry.");
  const isPublished = await wasPublished(root, target.file);
  const number = { target, id: current.fields["id"], isRetired: true };
  const retired = isPublished ? await retire(root, [number]) : [];
  const edits = [{ target, text: undefined }, ...retired];
  const refusal = `${current.title} is not deleted, because these need it. Remove it there first:`;
  await expectUnneeded(root, await errorsOf(context, edits), refusal);
  await writeEdits(context, edits);
}

/** True if that cannot be found out. */
const wasPublished = (root: string, file: string): Promise<boolean> =>
  openRepository(root)
    .then(({ git, upstream }) => git("log", "-1", "--format=%h", upstream, "--", file))
    .then(
      (commit) => commit !== "",
      () => true,
    );
