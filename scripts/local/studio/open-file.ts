import { markdownParts } from "../../../src/content-files/edit-frontmatter.ts";
import { jsonFields } from "../../../src/content-files/edit-json.ts";
import type { EditableFile } from "../../../src/content-files/editable-file.ts";
import { parseFrontmatter } from "../../../src/content-files/parse-frontmatter.ts";
import { parseJson } from "../../../src/content-files/parse-json.ts";
import { readSettingsFiles } from "../../../src/content-files/read.ts";
import { list } from "../../../src/content-files/read-entries.ts";
import { readSettings } from "../../../src/lib/settings.ts";
import { collections } from "../../../src/schemas/collections.ts";
import type { Fields, FormField, OpenFile } from "../../../src/studio/protocol.ts";
import { readWithMark } from "./files.ts";
import { formOf } from "./form-of.ts";
import { previewAddress } from "./preview-address.ts";
import { isOpen } from "./shelves.ts";

/** A file in the form in which it is edited; nothing where there is no such file. */
export async function openFile(root: string, target: EditableFile): Promise<OpenFile | undefined> {
  const { text, mark } = await readWithMark(root, target);
  if (mark === "") return undefined;
  const { ending } = target.kind;
  const { mistakes } = ending === "json" ? parseJson(text) : parseFrontmatter(text);
  if (mistakes.length > 0) {
    const broken = mistakes.map((one) => `${target.file}:${one.line}: ${one.text}.`);
    return { ...(await formFor(root, target, {})), base: mark, broken };
  }
  const parts = ending === "json" ? { fields: jsonFields(text) } : markdownParts(text);
  return { ...(await formFor(root, target, parts.fields)), ...parts, base: mark };
}

/** The form of a file that holds these fields, or is to hold them. */
export async function formFor(
  root: string,
  target: EditableFile,
  fields: Fields,
): Promise<OpenFile> {
  const { at, file, collection, name, kind } = target;
  const preview = previewAddress(collection, name, fields, await isBlogOpen(root));
  const form = formOf(kind.schema);
  return {
    at,
    file,
    one: collection ? collections[collection].one : "file of settings",
    isOpen: isOpen(collection),
    form: [...form, ...strangers(form, fields)],
    fields,
    ...(kind.ending === "json" ? {} : { words: "" }),
    base: "",
    ...(preview === undefined ? {} : { preview }),
    pictures: (await list(`${root}/pictures`)).map((picture) => picture.name),
  };
}

/** Whether the blog is launched, as far as the settings can be read. */
async function isBlogOpen(root: string): Promise<boolean> {
  const { site } = await readSettingsFiles(root);
  return site?.isRight === true && readSettings(site.fields, process.env).features.blog;
}

/** Fields that the schema does not know, so that they can be seen and emptied. */
function strangers(form: FormField[], fields: Fields): FormField[] {
  const known = form.map(({ key }) => key);
  const description = "There is no such field; empty it, and it is taken out.";
  return Object.keys(fields)
    .filter((key) => !known.includes(key))
    .map((key) => ({ kind: "json", key, title: key, description, example: "", isNeeded: false }));
}
