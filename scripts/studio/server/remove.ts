import { editJson, jsonFields } from "../../../src/collections/edit/edit-json.ts";
import type { EditableFile } from "../../../src/collections/edit/editable-file.ts";
import { hasIds } from "../../../src/collections/schemas/retired.ts";
import { isOpen } from "./collection-groups.ts";
import { type StudioContext, StudioError } from "./context.ts";
import { fileAt, readWithHash, removeFile, writeWhole } from "./files.ts";
import { openRepository } from "./git/repository.ts";
import { openFile } from "./open-file.ts";
import { validateEdit } from "./validate-edit.ts";

/**
 * Deletes an entry. If it has been published, adds its number or name to `content/retired.json`.
 * @throws StudioError 409 if the file has changed since it was opened, 422 if other files refer to it
 */
export async function remove(context: StudioContext, at: string, base: string): Promise<void> {
  const target = fileAt(at);
  const { collection } = target;
  if (!collection || !isOpen(collection))
    throw new StudioError(403, "You cannot delete this file, because a page of the site needs it.");
  const current = await openFile(context.root, target);
  if (!current) throw new StudioError(404, "This file has already been deleted.");
  if (current.base !== base)
    throw new StudioError(
      409,
      "The file has changed since you opened it. Reload this page, then delete the entry.",
    );
  const { elsewhere } = await validateEdit(context.root, target, undefined, context.environment);
  if (elsewhere.length > 0)
    throw new StudioError(
      422,
      "Not deleted, because other files refer to this entry. Change these first:",
      { elsewhere },
    );
  if (await wasPublished(context.root, target.file))
    await setRetired(context.root, target, current.fields["id"], true);
  await removeFile(context.root, target);
  await context.afterWrite(collection);
}

/** Returns true if a file has ever been published, or if that cannot be found out. */
async function wasPublished(root: string, file: string): Promise<boolean> {
  try {
    const { git, upstream } = await openRepository(root);
    return (await git("log", "-1", "--format=%h", upstream, "--", file)) !== "";
  } catch {
    return true;
  }
}

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
  const already: unknown = fields[collection] ?? [];
  if (retiredId === undefined || !Array.isArray(already)) return false;
  if (already.includes(retiredId) === isRetired) return false;
  const list = isRetired
    ? [...already, retiredId]
    : already.filter((one: unknown) => one !== retiredId);
  await writeWhole(root, retired, editJson(text, { ...fields, [collection]: list }, []));
  return true;
}
