import { editJson, jsonFields } from "../../../src/content-files/edit-json.ts";
import { type EditableFile, editableFile } from "../../../src/content-files/editable-file.ts";
import { hasIds } from "../../../src/schemas/retired.ts";
import { type Desk, Refusal } from "./desk.ts";
import { readWithMark, removeFile, writeWhole } from "./files.ts";
import { judge } from "./judge.ts";
import { openFile } from "./open-file.ts";
import { isOpen } from "./shelves.ts";

/**
 * Takes an entry away. What addresses it had is noted in `content/retired.json` first.
 * @throws Refusal 409 where the file has changed meanwhile, 422 where others need it
 */
export async function remove(desk: Desk, at: string, base: string): Promise<void> {
  const target = editableFile(at);
  const { collection } = target ?? {};
  if (!target || !collection) throw new Refusal(404, "There is no such file.");
  if (!isOpen(collection)) throw new Refusal(403, "A page of the site needs this file.");
  const current = await openFile(desk.root, target);
  if (!current) throw new Refusal(404, "The file is gone already.");
  if (current.base !== base)
    throw new Refusal(409, "The file has changed since you opened it.", { current });
  const { elsewhere } = await judge(desk.root, target, undefined, desk.environment);
  if (elsewhere.length > 0)
    throw new Refusal(422, "Other files need it; change them first.", { elsewhere, faults: [] });
  await retire(desk.root, target, current.fields["id"]);
  await removeFile(desk.root, target);
  await desk.afterWrite(collection);
}

/** A number is in addresses, and the name of a term is; other names lead nowhere. */
async function retire(root: string, { collection, name }: EditableFile, id: unknown) {
  const retired = editableFile("retired");
  if (!retired || !collection) return;
  const gone = hasIds(collection) ? id : collection === "glossary" ? name : undefined;
  const { text } = await readWithMark(root, retired);
  const fields = text ? jsonFields(text) : {};
  const already: unknown = fields[collection] ?? [];
  if (gone === undefined || !Array.isArray(already) || already.includes(gone)) return;
  const list = { ...fields, [collection]: [...already, gone] };
  await writeWhole(root, retired, editJson(text, list, []));
}
