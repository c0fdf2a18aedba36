import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorHelp } from "../../scripts/editor-help.ts";
import { collectionNames, collections } from "../../src/collections/collections.ts";
import { parseJson } from "../../src/collections/files/parse-json.ts";

const files = editorHelp();

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

test("gives editors a schema for every JSON collection", () => {
  const settings = JSON.parse(files.get(".vscode/settings.json") ?? "");
  const matched = settings["json.schemas"].flatMap((one: { fileMatch: string[] }) => one.fileMatch);
  expect(matched).toEqual(jsonNames.map((name) => `/content/${name}/*.json`));
});
