import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorHelp } from "../../scripts/commands/editor-help.ts";
import { parseEntry } from "../../src/collections/files/parse-json.ts";
import { collectionNames, collections } from "../../src/collections/schemas/collections.ts";

const files = editorHelp();

for (const [path, text] of files)
  test(`${path} is what \`npm run editor-help\` writes`, () => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });

const jsonNames = collectionNames.filter((name) => collections[name].ending === "json");

for (const name of jsonNames)
  test(`a copy of the template for ${name} is a right entry as it stands`, () => {
    const entry = parseEntry(files.get(`content/templates/${name}.json`) ?? "");
    expect(collections[name].schema.safeParse(entry)).toMatchObject({ success: true });
  });

test("an editor completes and checks every JSON collection", () => {
  const settings = JSON.parse(files.get(".vscode/settings.json") ?? "");
  const matched = settings["json.schemas"].flatMap((one: { fileMatch: string[] }) => one.fileMatch);
  expect(matched).toEqual(jsonNames.map((name) => `/content/${name}/*.json`));
});
