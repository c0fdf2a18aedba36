import { editJson, jsonFields } from "../../../src/collections/edit/edit-json.ts";
import { type EditableFile, editableFile } from "../../../src/collections/edit/editable-file.ts";
import { hasIds } from "../../../src/collections/schemas/retired.ts";
import { isOpen } from "./collection-groups.ts";
import { type StudioContext, StudioError } from "./context.ts";
import { readWithHash, removeFile, writeWhole } from "./files.ts";
import { openFile } from "./open-file.ts";
import { validateEdit } from "./validate-edit.ts";

/**
 * Deletes an entry, after adding its number or name to `content/retired.json`.
 * @throws StudioError 409 if the file has changed since it was opened, 422 if other files need it
 */
export async function remove(context: StudioContext, at: string, base: string): Promise<void> {
  const target = editableFile(at);
  const { collection } = target ?? {};
  if (!target || !collection) throw new StudioError(404, "There is no such file.");
  if (!isOpen(collection)) throw new StudioError(403, "A page of the site needs this file.");
  const current = await openFile(context.root, target);
  if (!current) throw new StudioError(404, "The file is gone already.");
  if (current.base !== base)
    throw new StudioError(409, "The file has changed since you opened it.", { current });
  const { elsewhere } = await validateEdit(context.root, target, undefined, context.environment);
  if (elsewhere.length > 0)
    throw new StudioError(422, "Other files need it; change them first.", {
      elsewhere,
      fieldErrors: [],
    });
  await retire(context.root, target, current.fields["id"]);
  await removeFile(context.root, target);
  await context.afterWrite(collection);
}

/** Retires what addresses contain: numbers, and the names of terms. */
async function retire(root: string, { collection, name }: EditableFile, id: unknown) {
  const retired = editableFile("retired");
  if (!retired || !collection) return;
  const gone = hasIds(collection) ? id : collection === "glossary" ? name : undefined;
  const { text } = await readWithHash(root, retired);
  const fields = text ? jsonFields(text) : {};
  const already: unknown = fields[collection] ?? [];
  if (gone === undefined || !Array.isArray(already) || already.includes(gone)) return;
  const list = { ...fields, [collection]: [...already, gone] };
  await writeWhole(root, retired, editJson(text, list, []));
}
