import { collections } from "../../src/collections/collections.ts";
import type { EditableFile } from "../../src/collections/edit/editable-file.ts";
import { linkAddress, pageAddress } from "../../src/collections/page-address.ts";
import type { Fields, OpenFile } from "../protocol.ts";
import { isOpen } from "./collection-groups.ts";
import { noFile, StudioError } from "./context.ts";
import { readFields } from "./edits.ts";
import { readWithHash } from "./files.ts";
import { createForms, titleOf } from "./form.ts";

/** @throws StudioError 404 */
export async function openFile(root: string, target: EditableFile): Promise<OpenFile> {
  const { text, hash } = await readWithHash(root, target);
  if (hash === "") throw new StudioError(404, noFile);
  const { fields, broken } = readFields(target, text);
  const file = await formFor(root, target, fields);
  return { ...file, base: hash, ...(broken && { broken }) };
}

export async function formFor(
  root: string,
  target: EditableFile,
  fields: Fields,
): Promise<OpenFile> {
  const { at, file, collection, name, format } = target;
  // Its own page shows every field, and lists may have several pages.
  const own = collection && linkAddress(collection, name, fields);
  const preview = own && !own.includes("#") ? own : pageAddress(collection, name, fields);
  const form = await createForms(root)(target);
  return {
    at,
    file,
    base: "",
    title: titleOf(root, target, fields),
    one: collection ? collections[collection].one : "settings file",
    isOpen: isOpen(collection),
    form: collection ? form.filter(({ key }) => !chosen.includes(key)) : form,
    fields: format.ending === "json" ? fields : { body: "", ...fields },
    preview,
  };
}

/** The creator sorts entries in their list. */
const chosen = ["id", "order"];
