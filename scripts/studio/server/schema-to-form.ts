import { z } from "zod";
import { formatForFile } from "../../../src/collections/files/schema-errors.ts";
import { fieldsOf, metaOf, plainSchema } from "../../../src/lib/schema-path.ts";
import type { FormField, Option, Shape } from "../protocol.ts";

type Schema = z.core.$ZodType;

/** The form for values of a schema. */
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
  typeof example === "string" ? example : formatForFile(example, "json");

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

/** The maximum length, in characters, from which a text gets a textarea. */
const longText = 160;

/** The options of a choice. Their labels are the `enumDescriptions` of the schema, in the same order. */
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
  return { kind: "list", item: shape, ...(exact === undefined ? {} : { length: exact }) };
}
