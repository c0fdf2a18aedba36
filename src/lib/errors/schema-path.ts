import { z } from "zod";

export function plainSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return plainSchema(schema.def.out);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return plainSchema(schema.def.innerType);
  return schema;
}

export function fieldsOf(schema: z.core.$ZodType | undefined): Record<string, z.core.$ZodType> {
  const plain = schema && plainSchema(schema);
  return plain instanceof z.ZodObject ? plain.shape : {};
}

export function itemOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const plain = plainSchema(schema);
  return plain instanceof z.ZodArray ? plain.element : undefined;
}

/** Describes a field that names one or several entries of the collection `of`. */
export const namesOf = (schema: z.core.$ZodType | undefined): z.core.GlobalMeta =>
  (schema && metaOf(itemOf(schema) ?? plainSchema(schema))) ?? {};

export function schemaAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const fields = fieldsOf(schema);
  const inner = Object.hasOwn(fields, key) ? fields[String(key)] : itemOf(schema);
  return inner && schemaAt(inner, rest);
}

interface FieldName {
  title: string | undefined;
  example: unknown;
}

export function fieldAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): FieldName {
  let at: z.core.$ZodType | undefined = schema;
  let found: FieldName = { title: undefined, example: undefined };
  for (const key of path) {
    at = at && schemaAt(at, [key]);
    const { title, examples } = (at && metaOf(at)) ?? {};
    found = title
      ? { title, example: [examples].flat()[0] }
      : { title: found.title, example: Object(found.example)[typeof key === "number" ? 0 : key] };
  }
  return found;
}

export function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta | undefined {
  return z.globalRegistry.get(schema) ?? z.globalRegistry.get(plainSchema(schema));
}
