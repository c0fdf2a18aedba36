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
import type { Fields, FormField, Option, Shape } from "../protocol.ts";

type Json = z.core.JSONSchema.BaseSchema;

type Titles = ReadonlyMap<unknown, Option[]>;

const toJson = (schema: z.core.$ZodType): Json =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

const propertiesOf = ({ properties = {} }: Json) => Object.entries(properties) as [string, Json][];

export const schemaToForm = (schema: z.core.$ZodType, titles: Titles = new Map()): FormField[] =>
  formOf(toJson(schema), titles);

const formOf = (json: Json, titles: Titles): FormField[] =>
  propertiesOf(json).map(([key, field], _, all) => {
    const { title = key, description = "", examples: [example] = [] } = field;
    const isUnique = all.filter(([, other]) => other.title === title).length < 2;
    return {
      ...shapeOf(field, titles),
      key,
      // All fields of pages.json have the same title, and so do most of retired.json.
      title: isUnique ? title : `${title}: ${key}`,
      description,
      example: typeof example === "string" ? example : formatValue(example),
      isRequired: json.required?.includes(key) ?? false,
    };
  });

const simple: Record<string, Shape> = {
  date: { kind: "day" },
  "date-time": { kind: "moment" },
  email: { kind: "text", isLong: false, input: "email" },
  integer: { kind: "number" },
  number: { kind: "number" },
  boolean: { kind: "yesNo" },
};

function shapeOf(json: Json, titles: Titles): Shape {
  const { type, format = type, maxLength = 0 } = json;
  const options = optionsOf(json, titles);
  if (options) return { kind: "choice", options };
  if (format === "uri")
    return { kind: "text", isLong: false, input: json["isVideo"] ? "video" : "url" };
  if (format === "string") return { kind: "text", isLong: maxLength >= longText, input: "text" };
  if (format === "array") return listShape(json, titles);
  if (format === "object") return { kind: "object", fields: formOf(json, titles) };
  const shape = simple[String(format)];
  if (shape) return shape;
  throw new Error(`The Studio has no input for the type ${format}`);
}

/** Characters from which a text gets a textarea. */
const longText = 160;

const languageNames = new Intl.DisplayNames("en-GB", { type: "language", fallback: "none" });

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** With a current code of two letters. */
const languages: Option[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(code)[0] === code)
  .flatMap((value) => ({ value, label: languageNames.of(value) ?? "" }))
  .filter(({ label }) => label)
  .toSorted((one, other) => one.label.localeCompare(other.label, "en"));

function optionsOf(json: Json, titles: Titles): Option[] | undefined {
  if (json["isLanguage"]) return languages;
  const entries = titles.get(json["of"]) ?? [];
  if (!json.enum) return json["of"] ? entries : undefined;
  const labels = [json["enumDescriptions"]].flat();
  return json.enum.map((option, at) => {
    const own = { value: String(option), label: String(labels[at] ?? option) };
    return entries.find(({ value }) => value === option) ?? own;
  });
}

function listShape({ items, minItems, maxItems }: Json, titles: Titles): Shape {
  const item = Object(items) as Json;
  const shape = shapeOf(item, titles);
  if (shape.kind === "choice" && !item["of"]) return { kind: "choices", options: shape.options };
  return { kind: "list", item: shape, length: minItems === maxItems ? maxItems : undefined };
}

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
  const json = toJson(format.schema);
  const sources = propertiesOf(json).map(([, { items, ...own }]) => Object(items ?? own).of);
  const names = collectionNames.filter((name) => sources.includes(name));
  const titles = names.map(async (name) => [name, await optionsIn(name)] as const);
  const fields = formOf(json, new Map(await Promise.all(titles)));
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

const settingsTitles: Record<string, string> = {
  site: "Site settings",
  pages: "Page titles and descriptions",
  moderation: "Moderation",
  retired: "Retired numbers and names",
};

/** A transcript is named after its video or interview. */
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

/** For a post or video, of the page that lists it. */
export function titleOfPage(pages: Fields, href: string): string {
  const path = href.replace(/[#?].*/, "");
  const page = pages[path] ?? pages[path.replace(/\/[^/]*$/, "")];
  return String(Object(page).title ?? path);
}
