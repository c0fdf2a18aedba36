import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import {
  type CollectionName,
  collectionNames,
  collections,
} from "../../src/collections/collections.ts";
import { jsonFields } from "../../src/collections/edit/edit-json.ts";
import type { EditableFile } from "../../src/collections/edit/editable-file.ts";
import { entryTitle } from "../../src/collections/entry-title.ts";
import type { FileFormat } from "../../src/collections/files/content-file.ts";
import { parseJson } from "../../src/collections/files/parse-json.ts";
import { formatValue } from "../../src/lib/errors/schema-errors.ts";
import { fieldsOf, metaOf, namesOf, plainSchema } from "../../src/lib/errors/schema-path.ts";
import type { Fields, FormField, Option, Shape } from "../protocol.ts";

type Schema = z.core.$ZodType;

export const schemaToForm = (schema: Schema): FormField[] =>
  Object.entries(fieldsOf(schema)).map(([key, field], _, all) => {
    const { title = key, description = "", examples } = metaOf(field) ?? {};
    const isUnique = all.filter(([, other]) => metaOf(other)?.title === title).length < 2;
    return {
      ...shapeOf(field),
      key,
      // All fields of pages.json have the same title, and so do most of retired.json.
      title: isUnique ? title : `${title}: ${key}`,
      description,
      example: exampleText([examples].flat()[0]),
      isRequired: !z.safeParse(field, undefined).success,
    };
  });

const exampleText = (example: unknown): string =>
  typeof example === "string" ? example : formatValue(example);

function shapeOf(schema: Schema): Shape {
  const plain = plainSchema(schema);
  if (plain instanceof z.ZodISODate) return { kind: "day" };
  if (plain instanceof z.ZodISODateTime) return { kind: "moment" };
  if (plain instanceof z.ZodURL)
    return { kind: "text", isLong: false, input: metaOf(plain)?.["isVideo"] ? "video" : "url" };
  if (plain instanceof z.ZodEmail) return { kind: "text", isLong: false, input: "email" };
  if (plain instanceof z.ZodString)
    return { kind: "text", isLong: (plain.maxLength ?? 0) >= longText, input: "text" };
  if (plain instanceof z.ZodNumber) return { kind: "number" };
  if (plain instanceof z.ZodBoolean) return { kind: "yesNo" };
  if (plain instanceof z.ZodEnum) return { kind: "choice", options: optionsOf(plain) };
  if (plain instanceof z.ZodArray) return listShape(plain);
  if (plain instanceof z.ZodObject) return { kind: "object", fields: schemaToForm(plain) };
  throw new Error(`The Studio has no input for the type ${plain._zod.def.type}`);
}

/** The maximum length from which a text gets a textarea. */
const longText = 160;

function optionsOf(choice: z.ZodEnum): Option[] {
  const labels = [z.globalRegistry.get(choice)?.["enumDescriptions"]].flat();
  return choice.options.map((option, at) => ({
    value: String(option),
    label: String(labels[at] ?? option),
  }));
}

function listShape(list: z.ZodArray): Shape {
  const shape = shapeOf(list.element);
  if (shape.kind === "choice") return { kind: "choices", options: shape.options };
  const [exact] = (list.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    "length" in def && typeof def.length === "number" ? [def.length] : [],
  );
  return { kind: "list", item: shape, length: exact };
}

/** Builds each form once. Entries to choose from have their current titles as labels. */
export function createForms(root: string) {
  const options = new Map<CollectionName, Promise<Option[]>>();
  const forms = new Map<unknown, Promise<FormField[]>>();
  const optionsIn = (name: CollectionName) => once(options, name, () => readOptions(root, name));
  return ({ collection, format, name }: EditableFile): Promise<FormField[]> => {
    const hasOwn = !collection || collections[collection].schemaOf !== undefined;
    const key = hasOwn ? `${collection}/${name}` : collection;
    return once(forms, key, () => formFrom(format, collection, optionsIn));
  };
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

async function formFrom(
  format: FileFormat,
  collection: CollectionName | undefined,
  optionsIn: (name: CollectionName) => Promise<Option[]>,
): Promise<FormField[]> {
  const schemas = fieldsOf(format.schema);
  const form = schemaToForm(format.schema).map(async (field) => {
    const source = collectionNames.find((name) => name === namesOf(schemas[field.key])["of"]);
    return source ? withTitles(field, await optionsIn(source)) : field;
  });
  const fields = await Promise.all(form);
  if (format.ending === "json") return fields;
  const isPlain = collection === "transcripts";
  const body: FormField = {
    kind: "body",
    key: "body",
    title: "Main text",
    example: "",
    isRequired: !format.canBeEmpty,
    description: isPlain ? plain : markdown,
    terms: isPlain ? undefined : await optionsIn("glossary"),
  };
  // It is what the creator writes most, so it follows the title.
  const at = fields.findIndex(({ key }) => key === "title") + 1;
  return fields.toSpliced(at, 0, body);
}

const plain =
  "Write plain paragraphs, with an empty line between them. A full web address becomes a link.";
const markdown =
  "Leave an empty line between paragraphs. To format words, select them and press a button.";

async function readOptions(root: string, name: CollectionName): Promise<Option[]> {
  const names = (await readdir(join(root, name))).filter((file) => /^\w.*\.json$/.test(file));
  const options = names.map(async (file) => {
    const fields = jsonFields(await readFile(join(root, name, file), "utf8"));
    const own = file.replace(".json", "");
    return { value: own, label: entryTitle(Object(fields)) ?? own };
  });
  const all = await Promise.all(options);
  return all.toSorted((one, other) => one.label.localeCompare(other.label, "en"));
}

function withTitles(field: FormField, entries: Option[]): FormField {
  if (field.kind === "list") return { ...field, item: { kind: "choice", options: entries } };
  if (field.kind !== "choice") return { ...field, kind: "choice", options: entries };
  const current = (option: Option) => entries.find(({ value }) => value === option.value) ?? option;
  return { ...field, options: field.options.map(current) };
}

const settingsTitles: Record<string, string> = {
  site: "Site settings",
  pages: "Page titles and descriptions",
  moderation: "Moderation",
  retired: "Retired numbers and names",
};

/** The title of a file. A transcript is named after its video or interview. */
export function titleOf(
  root: string,
  { collection, name }: Pick<EditableFile, "collection" | "name">,
  fields: Fields,
): string {
  if (!collection) return settingsTitles[name] ?? name;
  if (collection !== "transcripts") return entryTitle(fields) ?? name;
  // `videos-4` is the transcript of `videos/4`.
  const path = join(root, `${name.replace("-", "/")}.json`);
  const { value } = parseJson(existsSync(path) ? readFileSync(path, "utf8") : "{}");
  return `Transcript of ${entryTitle(Object(value)) ?? name}`;
}

/** The title of a page, or for a post or video of the page that lists it. @param pages the fields of `pages.json` */
export function titleOfPage(pages: Fields, href: string): string {
  const path = href.replace(/[#?].*/, "");
  const page = pages[path] ?? pages[path.replace(/\/[^/]*$/, "")];
  return String(Object(page).title ?? path);
}
