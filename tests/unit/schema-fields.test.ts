import { expect, test } from "vitest";
import { z } from "zod";
import { collections } from "../../src/collections/collections.ts";
import { retiredSchema } from "../../src/collections/retired.ts";
import { moderationSchema } from "../../src/collections/schemas/moderation.ts";
import { pagesSchema } from "../../src/collections/schemas/pages.ts";
import { siteSchema } from "../../src/collections/schemas/site.ts";
import { fieldsOf, itemOf } from "../../src/lib/schema-path.ts";

const schemas: [string, z.core.$ZodType][] = [
  ...Object.entries(collections).map(([name, { schema }]) => [name, schema] as const),
  ["site", siteSchema],
  ["pages", pagesSchema],
  ["moderation", moderationSchema],
  ["retired", retiredSchema],
].map(([name, schema]) => [String(name), schema as z.ZodType]);

/** The fields of a schema, at any depth, with their paths. */
function allFields(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const item = itemOf(schema);
  if (item) return allFields(item, path);
  return Object.entries(fieldsOf(schema)).flatMap(([key, field]) => [
    [`${path}.${key}`, field] as [string, z.core.$ZodType],
    ...allFields(field, `${path}.${key}`),
  ]);
}

for (const [path, field] of schemas.flatMap(([name, schema]) => allFields(schema, name)))
  test(`has a label, help text and a valid example for ${path}`, () => {
    const { title, description, examples } = z.globalRegistry.get(field) ?? {};
    expect(title).toMatch(/^\p{Lu}/u);
    expect(description).toMatch(/\.$/);
    expect(examples).toHaveLength(1);
    expect(z.safeParse(field, [examples].flat()[0])).toMatchObject({ success: true });
  });
