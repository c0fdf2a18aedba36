import type { Checked, Edit, OpenFile } from "../protocol.ts";
import { applyEdit } from "./apply-edit.ts";
import { isOpen } from "./collection-groups.ts";
import { type StudioContext, StudioError } from "./context.ts";
import { fileAt, readWithHash, writeWhole } from "./files.ts";
import { nameNewEntry } from "./name-new-entry.ts";
import { openFile } from "./open-file.ts";
import { validateEdit } from "./validate-edit.ts";

/** Returns the errors that an edit would cause, without saving it. */
export async function check(context: StudioContext, sent: Edit): Promise<Checked> {
  const edit = await nameNewEntry(context.root, sent);
  const target = fileAt(edit.at);
  const { text } = await readWithHash(context.root, target);
  return validateEdit(context.root, target, applyEdit(text, target, edit), context.environment);
}

/**
 * Saves an edit that is free of errors.
 * @returns the saved file
 * @throws StudioError 409 if the file has changed since it was opened, 422 if the edit has errors
 */
export async function save(context: StudioContext, sent: Edit): Promise<OpenFile> {
  const edit = await nameNewEntry(context.root, sent);
  const target = fileAt(edit.at);
  const { text, hash } = await readWithHash(context.root, target);
  if (hash !== edit.base) {
    const current = await openFile(context.root, target);
    throw new StudioError(409, "The file has changed since you opened it.", { current });
  }
  if (hash === "" && !isOpen(target.collection))
    throw new StudioError(403, "You cannot add entries here, because the site uses a fixed list.");
  if ((await openFile(context.root, target))?.broken)
    throw new StudioError(422, "Fix the mistakes of this file in a text editor first.");
  const edited = applyEdit(text, target, edit);
  const checked = await validateEdit(context.root, target, edited, context.environment);
  if (checked.fieldErrors.length + checked.elsewhere.length > 0)
    throw new StudioError(422, "Fix the mistakes first.", checked);
  await writeWhole(context.root, target, edited);
  if (target.collection) await context.afterWrite(target.collection);
  const saved = await openFile(context.root, target);
  if (!saved) throw new StudioError(404, "The file was deleted right after it was saved.");
  return saved;
}
