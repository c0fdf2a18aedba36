import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { collectionNames, collections } from "../../src/collections/collections.ts";
import { entryTitle } from "../../src/collections/entry-title.ts";
import { linkAddress, pageAddress } from "../../src/collections/page-address.ts";
import { fieldsOf, itemOf, metaOf } from "../../src/lib/errors/schema-path.ts";
import { withoutLinks } from "../../src/lib/text/inline-links.ts";
import { contentOf } from "../support/content.ts";
import { isText, textFields } from "../support/text-fields.ts";

const entriesOf = (name: (typeof collectionNames)[number]) =>
  Object.entries(contentOf(name)).map(([slug, fields]) => ({
    slug,
    words: "",
    fields: collections[name].schema.parse(fields) as Record<string, unknown>,
  }));

const textsIn = (field: unknown) => [field].flat().map(String).map(withoutLinks);

const noTrial = "No reliable trial shows that it clears parasites.";

const withConsiderations = collectionNames.filter(
  (name) => "considerations" in collections[name].schema.shape,
);

test.each(withConsiderations)("shows only warnings of %s in search results", (name) => {
  const entries = entriesOf(name).filter(({ fields }) => fields["considerations"]);
  expect(entries.length).toBeGreaterThan(0);
  for (const { fields, ...entry } of entries) {
    const { text = "", view = "" } = collections[name].search?.({ ...entry, ...fields }) ?? {};
    const [warning, ...others] = textsIn(fields["considerations"]);
    // The first line is always shown, so it includes who must not take a supplement or medicine.
    const notFor = "notFor" in fields ? textsIn(fields["notFor"]) : [];
    const last = name === "supplements" ? [noTrial] : [];
    const first = ["Warning:", warning, ...notFor, ...last].join(" ");
    expect(text || view).toBe([first, ...others].join("\n"));
  }
});

test("gives every collection with search text an address for its results", () => {
  const searched = collectionNames.filter((name) => collections[name].search);
  expect(searched.length).toBeGreaterThan(10);
  expect(searched.filter((name) => !collections[name].addresses)).toEqual([]);
});

test("links to an entry at its own address, and previews the page that lists it", () => {
  expect(linkAddress("glossary", "cyst", {})).toBe("/glossary/cyst");
  expect(pageAddress("glossary", "cyst", {})).toBe("/glossary#cyst");
  expect(linkAddress("videos", "4", { id: 4, tab: "uncovering" })).toBe("/media/4");
  for (const address of [linkAddress, pageAddress])
    expect(address("supplements", "clove", {})).toBe("/treating-parasites#clove");
  expect(linkAddress("literature", "start", {})).toBeUndefined();
});

/** Text that no search finds, by the reason. */
const notSearched: Record<string, string[]> = {
  "A dose must not be found without its warnings.": ["dosage"],
  "It names files.": ["thumbnail", "related", "precautions"],
  "It describes a picture.": ["thumbnailAlt"],
  "It names a page of another site.": [
    "sources.title",
    "sources.publisher",
    "furtherReading.title",
    "educationalLinkText",
  ],
  "It is the same for many entries.": ["practices.category", "blog.type", "author", "duration"],
};

const isSearched = (path: string) =>
  !Object.values(notSearched)
    .flat()
    .some((end) => path === end || path.replace(/^[^.]+\./, "") === end);

/** Fills each field of text with its path as one word, and the others with their examples. */
function filled(schema: z.core.$ZodType, path: string): unknown {
  const item = itemOf(schema);
  if (item) return [filled(item, path)];
  const fields = Object.entries(fieldsOf(schema));
  if (fields.length > 0)
    return Object.fromEntries(fields.map(([key, inner]) => [key, filled(inner, `${path}.${key}`)]));
  if (isText(schema)) return wordOf(path);
  return [metaOf(schema)?.["examples"]].flat()[0];
}

const wordOf = (path: string) => path.replace(/\W/g, "").toLowerCase();

const searched = collectionNames.filter((name) => collections[name].search);

test.each(searched)("finds every text of %s in the site search", (name) => {
  const { schema, search } = collections[name];
  const fields = Object(filled(schema, name));
  const found = JSON.stringify([
    entryTitle(fields),
    search?.({ ...fields, slug: "one", words: "" }),
  ]);
  const texts = textFields(schema, name).filter(isSearched);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((path) => !found.includes(wordOf(path)))).toEqual([]);
});

/** The fields, at any depth, whose example is not a valid value. Templates and error messages show it. */
function wrongExamples(schema: z.core.$ZodType, path: string): string[] {
  const item = itemOf(schema);
  if (item) return wrongExamples(item, path);
  return Object.entries(fieldsOf(schema)).flatMap(([key, field]) => {
    const [example] = [metaOf(field)?.["examples"]].flat();
    const inside = wrongExamples(field, `${path}.${key}`);
    return z.safeParse(field, example).success ? inside : [`${path}.${key}`];
  });
}

test.each(collectionNames)("has a valid example for each field of %s", (name) => {
  expect(wrongExamples(collections[name].schema, name)).toEqual([]);
});

test("has the schema of each JSON collection in the settings of VS Code", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const json = collectionNames.filter((name) => collections[name].ending === "json");
  expect(settings["json.schemas"]).toEqual(
    json.map((name) => ({
      fileMatch: [`/content/${name}/*.json`],
      url: `./.astro/collections/${name}.schema.json`,
    })),
  );
});
