import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { templates } from "../../scripts/templates.ts";
import { collectionNames, collections } from "../../src/collections/collections.ts";
import { parseJson } from "../../src/collections/files/parse-json.ts";

const files = templates();

for (const [path, text] of files)
  test(`matches the committed ${path}`, () => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });

const jsonNames = collectionNames.filter((name) => collections[name].ending === "json");

for (const name of jsonNames)
  test(`writes a template for ${name} that is a valid entry`, () => {
    const { value } = parseJson(files.get(`content/templates/${name}.json`) ?? "");
    expect(collections[name].schema.safeParse(value)).toMatchObject({ success: true });
  });
