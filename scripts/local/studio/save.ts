import { editableFile } from "../../../src/content-files/editable-file.ts";
import type { Checked, Edit, OpenFile } from "../../../src/studio/protocol.ts";
import { type Desk, Refusal } from "./desk.ts";
import { readWithMark, writeWhole } from "./files.ts";
import { judge } from "./judge.ts";
import { newText } from "./new-text.ts";
import { openFile } from "./open-file.ts";
import { isOpen } from "./shelves.ts";

/** What would be wrong if this were saved. Nothing is written. */
export async function check(desk: Desk, edit: Edit): Promise<Checked> {
  const target = editableFile(edit.at);
  if (!target) return { faults: [{ path: ["file"], text: badName }], elsewhere: [] };
  const { text, mark } = await readWithMark(desk.root, target);
  if (edit.base === "" && mark !== "") return { faults: [taken(target.file)], elsewhere: [] };
  return judge(desk.root, target, newText(text, target, edit), desk.environment);
}

const badName = "Expected 1 to 80 lower-case letters, digits and hyphens.";
const taken = (file: string) => ({
  path: ["file"],
  text: `There is a file ${file} already. Expected another name.`,
});

/**
 * Writes what the creator typed, where everything in it is right.
 * @returns the file as it is now
 * @throws Refusal 409 where the file is not what it was when it was opened, 422 where something is wrong
 */
export async function save(desk: Desk, edit: Edit): Promise<OpenFile> {
  const target = editableFile(edit.at);
  if (!target) throw new Refusal(404, "There is no such file.");
  const { text, mark } = await readWithMark(desk.root, target);
  if (mark !== edit.base) {
    const current = await openFile(desk.root, target);
    throw new Refusal(409, "The file has changed since you opened it.", { current });
  }
  if (mark === "" && !isOpen(target.collection))
    throw new Refusal(403, "No file can be added here.");
  if ((await openFile(desk.root, target))?.broken)
    throw new Refusal(422, "The file has to be mended in a text editor first.");
  const edited = newText(text, target, edit);
  const checked = await judge(desk.root, target, edited, desk.environment);
  if (checked.faults.length + checked.elsewhere.length > 0)
    throw new Refusal(422, "Something in it is not right yet.", checked);
  await writeWhole(desk.root, target, edited);
  if (target.collection) await desk.afterWrite(target.collection);
  const saved = await openFile(desk.root, target);
  if (!saved) throw new Refusal(404, "The file was taken away as soon as it was written.");
  return saved;
}
