import { markdownParts } from "../../../src/collections/edit/edit-frontmatter.ts";
import { jsonFields } from "../../../src/collections/edit/edit-json.ts";
import type { EditableFile } from "../../../src/collections/edit/editable-file.ts";
import { parseFrontmatter } from "../../../src/collections/files/parse-frontmatter.ts";
import { parseJson } from "../../../src/collections/files/parse-json.ts";
import { pageAddress } from "../../../src/collections/page-address.ts";
import { type CollectionName, collections } from "../../../src/collections/schemas/collections.ts";
import { mediaPath } from "../../../src/lib/entry-paths.ts";
import type { Fields, FormField, OpenFile } from "../protocol.ts";
import { isOpen } from "./collection-groups.ts";
import { readWithHash } from "./files.ts";
import { optionsIn, withCurrentTitles } from "./option-labels.ts";
import { schemaToForm } from "./schema-to-form.ts";
import { titleOf } from "./title-of.ts";

/** Reads a file for its form; undefined if it does not exist. */
export async function openFile(root: string, target: EditableFile): Promise<OpenFile | undefined> {
  const { text, hash } = await readWithHash(root, target);
  if (hash === "") return undefined;
  const { ending } = target.format;
  const { issues } = ending === "json" ? parseJson(text) : parseFrontmatter(text);
  if (issues.length > 0) {
    const broken = issues.map(({ line, text }) => `Line ${line}: ${text}.`);
    return { ...(await formFor(root, target, {})), base: hash, broken };
  }
  const fields = ending === "json" ? jsonFields(text) : markdownFields(text);
  return { ...(await formFor(root, target, fields)), base: hash };
}

function markdownFields(text: string): Fields {
  const { fields, body } = markdownParts(text);
  return { ...fields, body };
}

/** The form for a file with these fields. */
export async function formFor(
  root: string,
  target: EditableFile,
  fields: Fields,
): Promise<OpenFile> {
  const { at, file, collection, name, format } = target;
  // Their lists may have several pages.
  const isMedia = collection === "videos" || collection === "evidence";
  const preview = isMedia ? mediaPath(Number(fields["id"])) : pageAddress(collection, name, fields);
  const titled = await withCurrentTitles(root, collection, schemaToForm(format.schema));
  const form = format.ending === "json" ? titled : [...titled, await bodyField(root, collection)];
  const all = [...form, ...unknownFields(form, fields)];
  return {
    at,
    file,
    title: titleOf(root, target, fields),
    one: collection ? collections[collection].one : "settings file",
    isOpen: isOpen(collection),
    form: collection ? all.filter(({ key }) => !chosen.includes(key)) : all,
    fields: format.ending === "json" ? fields : { body: "", ...fields },
    base: "",
    ...(preview === undefined ? {} : { preview }),
  };
}

async function bodyField(root: string, collection: CollectionName | undefined): Promise<FormField> {
  const isPlain = collection === "transcripts";
  return {
    ...{ kind: "body", key: "body", title: "Main text", example: "", isRequired: true },
    description: isPlain ? plain : markdown,
    ...(isPlain ? {} : { terms: await optionsIn(root, "glossary") }),
  };
}

const plain =
  "Write plain paragraphs, with an empty line between them. A full web address becomes a link.";
const markdown =
  "Leave an empty line between paragraphs. To format words, select them and press a button.";

/** Fields that the Studio fills in. The creator sorts entries in their list. */
const chosen = ["id", "order"];

/** Fields that are not in the schema, so that the creator can remove them. */
function unknownFields(form: FormField[], fields: Fields): FormField[] {
  const known = form.map(({ key }) => key);
  const description = "This field does not exist. Empty it to remove it from the file.";
  return Object.keys(fields)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      ...{ kind: "text", isLong: true, input: "text" },
      ...{ key, title: key, description, example: "", isRequired: false },
    }));
}
