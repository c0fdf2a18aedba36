import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { collections } from "../../src/collections/collections.ts";
import { createCardSearch } from "../../src/features/glossary/glossary-search.ts";
import { splitAtWords } from "../../src/lib/text-search.ts";
import { contentOf } from "../support/content.ts";
import { cardsOf } from "../support/term-cards.ts";

const terms = Object.entries(contentOf("glossary")).map(([slug, fields]) => ({
  slug,
  ...collections.glossary.schema.parse(fields),
}));
const cards = cardsOf(terms);
const find = createCardSearch(cards);
const slugs = (query: string) => find(query).map(({ card }) => card.id);
const first = (query: string) => slugs(query)[0];

describe("a glossary search", () => {
  test.each([
    ["formciation", "formication"],
    ["anemia", "anaemia"],
    ["folie a deux", "folie-a-deux"],
    ["GUT-BRAIN", "gut-brain-axis"],
    ["What does formication mean?", "formication"],
    ["itch", "pruritus"],
  ])("for “%s” returns %s first", (query, id) => {
    expect(first(query)).toBe(id);
  });

  test("searches all three texts of a term", () => {
    expect(slugs("specimen sign")).toContain("matchbox-sign");
    expect(slugs("box careful")).toContain("matchbox-sign");
    expect(slugs("written result")).toContain("matchbox-sign");
  });

  test("matches all words, or any word if no term contains all of them", () => {
    const both = find("skin itch").length;
    expect(both).toBeLessThan(Math.min(find("skin").length, find("itch").length));
    expect(first("formication xyzzyx")).toBe("formication");
  });

  test("returns nothing for unknown text and for an empty query", () => {
    expect(find("xyzzyx")).toEqual([]);
    expect(find("?!")).toEqual([]);
  });
});

test("splits text at the matched words, ignoring capitals and accents", () => {
  const pieces = splitAtWords("Folie à deux, a deux-piece", new Set(["deux", "a"]));
  expect(pieces.map(({ text }) => text).join("")).toBe("Folie à deux, a deux-piece");
  expect(pieces.flatMap(({ text, found }) => (found ? text : []))).toEqual([
    "à",
    "deux",
    "a",
    "deux",
  ]);
});

test("gives every part of a card its own row", () => {
  const style = readFileSync("src/features/glossary/term-card.css", "utf8");
  const [, rows] = /grid-row: span (\d+)/.exec(style) ?? [];
  expect(Number(rows)).toBe(Math.max(...cards.map(({ children }) => children.length)));
});
