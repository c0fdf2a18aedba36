import { editableFile } from "../../../src/collections/edit/editable-file.ts";
import type { Checked, Edit, OpenFile } from "../protocol.ts";
import { applyEdit } from "./apply-edit.ts";
import { isOpen } from "./collection-groups.ts";
import { type StudioContext, StudioError } from "./context.ts";
import { readWithHash, writeWhole } from "./files.ts";
import { openFile } from "./open-file.ts";
import { validateEdit } from "./validate-edit.ts";

/** The errors that saving an edit would cause. Nothing is written. */
export async function check(context: StudioContext, edit: Edit): Promise<Checked> {
  const target = editableFile(edit.at);
  if (!target) return { fieldErrors: [{ path: ["file"], text: badName }], elsewhere: [] };
  const { text, hash } = await readWithHash(context.root, target);
  if (edit.base === "" && hash !== "") return { fieldErrors: [taken(target.file)], elsewhere: [] };
  return validateEdit(context.root, target, applyEdit(text, target, edit), context.environment);
}

const badName = "Expected 1 to 80 lower-case letters, digits and hyphens.";
const taken = (file: string) => ({
  path: ["file"],
  text: `There is a file ${file} already. Expected another name.`,
});

/**
 * Writes an edit if it has no errors.
 * @returns the saved file
 * @throws StudioError 409 if the file has changed since it was opened, 422 if the edit has errors
 */
export async function save(context: StudioContext, edit: Edit): Promise<OpenFile> {
  const target = editableFile(edit.at);
  if (!target) throw new StudioError(404, "There is no such file.");
  const { text, hash } = await readWithHash(context.root, target);
  if (hash !== edit.base) {
    const current = await openFile(context.root, target);
    throw new StudioError(409, "The file has changed since you opened it.", { current });
  }
  if (hash === "" && !isOpen(target.collection))
    throw new StudioError(403, "No file can be added here.");
  if ((await openFile(context.root, target))?.broken)
    throw new StudioError(422, "The file has to be mended in a text editor first.");
  const edited = applyEdit(text, target, edit);
  const checked = await validateEdit(context.root, target, edited, context.environment);
  if (checked.fieldErrors.length + checked.elsewhere.length > 0)
    throw new StudioError(422, "Something in it is not right yet.", checked);
  await writeWhole(context.root, target, edited);
  if (target.collection) await context.afterWrite(target.collection);
  const saved = await openFile(context.root, target);
  if (!saved) throw new StudioError(404, "The file was taken away as soon as it was written.");
  return saved;
}
