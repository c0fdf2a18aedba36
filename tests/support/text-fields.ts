import { z } from "zod";
import { fieldsOf, itemOf, plainSchema } from "../../src/lib/errors/schema-path.ts";

export const isText = (schema: z.core.$ZodType) => plainSchema(schema) instanceof z.ZodString;

/** The paths of the fields of text in a schema, at any depth: `podcasts.timestamps.topic`. */
export function textFields(schema: z.core.$ZodType, path: string): string[] {
  const item = itemOf(schema);
  if (item) return textFields(item, path);
  if (isText(schema)) return [path];
  return Object.entries(fieldsOf(schema)).flatMap(([key, inner]) =>
    textFields(inner, `${path}.${key}`),
  );
}
