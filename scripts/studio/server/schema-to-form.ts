import { z } from "zod";
import { formatForFile } from "../../../src/collections/files/file-format.ts";
import { fieldsOf, itemOf, metaOf, plainSchema } from "../../../src/lib/schema-path.ts";
import type { FormField, Shape } from "../protocol.ts";

type Schema = z.core.$ZodType;

/** The form for values of a schema. */
export const schemaToForm = (schema: Schema): FormField[] =>
  Object.entries(fieldsOf(schema)).map(([key, field], _, all) => {
    const { title = key, description = "", examples } = metaOf(field) ?? {};
    const isAlone = all.filter(([, other]) => metaOf(other)?.title === title).length < 2;
    return {
      ...shapeOf(field),
      key,
      // In pages.json every field is a page, and in retired.json every one a list of numbers.
      title: isAlone ? title : `${title}: ${key}`,
      description,
      example: exampleText([examples].flat()[0]),
      isNeeded: !z.safeParse(field, undefined).success,
    };
  });

const exampleText = (example: unknown): string =>
  typeof example === "string" ? example : formatForFile(example, "json");

function shapeOf(schema: Schema): Shape {
  const plain = plainSchema(schema);
  if (plain instanceof z.ZodISODate) return { kind: "day" };
  if (plain instanceof z.ZodISODateTime) return { kind: "moment" };
  if (plain instanceof z.ZodURL) return { kind: "text", isLong: false, input: "url" };
  if (plain instanceof z.ZodEmail) return { kind: "text", isLong: false, input: "email" };
  if (plain instanceof z.ZodString) return textShape(plain.maxLength);
  if (plain instanceof z.ZodNumber) return { kind: "number" };
  if (plain instanceof z.ZodBoolean) return { kind: "yesNo" };
  if (plain instanceof z.ZodEnum) return { kind: "choice", options: plain.options.map(String) };
  if (plain instanceof z.ZodArray) return listShape(plain);
  if (plain instanceof z.ZodObject) return { kind: "object", fields: schemaToForm(plain) };
  // Any other type is edited as JSON.
  return { kind: "json" };
}

/** Texts that may be longer get a textarea. */
const oneLine = 160;

const textShape = (most: number | null): Shape => ({
  kind: "text",
  isLong: most !== null && most >= oneLine,
  input: "text",
  ...(most === null ? {} : { most }),
});

function listShape(list: z.ZodArray): Shape {
  const item = itemOf(list);
  const shape: Shape = item ? shapeOf(item) : { kind: "json" };
  if (shape.kind === "choice") return { kind: "choices", options: shape.options };
  const [exact] = (list.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    "length" in def && typeof def.length === "number" ? [def.length] : [],
  );
  return { kind: "list", item: shape, ...(exact === undefined ? {} : { length: exact }) };
}
