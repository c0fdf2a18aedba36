import { expect, test } from "vitest";
import { collectionNames, collections } from "../../src/collections/collections.ts";
import { linkAddress, pageAddress } from "../../src/collections/page-address.ts";
import { withoutLinks } from "../../src/lib/inline-links.ts";
import { contentOf } from "../support/content.ts";

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
    // The first line is always shown, so it includes who must not take a supplement.
    const notFor = name === "supplements" ? [...textsIn(fields["notFor"]), noTrial] : [];
    const first = ["Warning:", warning, ...notFor].join(" ");
    expect(text || view).toBe([first, ...others].join("\n"));
  }
});

test("leaves the doses of supplements out of the search", () => {
  const entries = entriesOf("supplements");
  expect(entries.length).toBeGreaterThan(0);
  for (const { fields, ...entry } of entries) {
    const found = JSON.stringify(collections.supplements.search?.({ ...entry, ...fields }));
    expect(found).not.toContain(String(fields["dosage"]));
  }
});

test("gives every collection with search text an address for its results", () => {
  const searched = collectionNames.filter((name) => collections[name].search);
  expect(searched.length).toBeGreaterThan(10);
  expect(searched.filter((name) => !collections[name].addresses)).toEqual([]);
});

test("links to the own address of an entry, and previews the page that lists it", () => {
  expect(linkAddress("glossary", "cyst", {})).toBe("/glossary/cyst");
  expect(pageAddress("glossary", "cyst", {})).toBe("/glossary#cyst");
  expect(linkAddress("videos", "4", { id: 4, tab: "uncovering" })).toBe("/media/4");
  expect(linkAddress("supplements", "clove", {})).toBe("/treating-parasites#clove");
  expect(linkAddress("tips", "start", {})).toBeUndefined();
});
