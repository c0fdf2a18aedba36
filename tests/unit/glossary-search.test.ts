import { describe, expect, test } from "vitest";
import { createFinder } from "../../src/client/glossary/results.ts";
import { splitAtWords } from "../../src/lib/text-search.ts";
import { contentOf } from "../support/content.ts";

const find = createFinder(
  Object.entries(contentOf("glossary")).map(([id, fields]) => ({
    id,
    term: String(fields["term"]),
    definition: String(fields["clinicalDefinition"]),
    view: String(fields["ntkocDefinition"]),
    why: String(fields["whyItMatters"]),
  })),
);
const first = (query: string) => find(query)[0]?.id;

describe("a glossary search", () => {
  test.each([
    ["Matchbox Sign", "matchbox-sign"],
    ["formciation", "formication"],
    ["anemia", "anaemia"],
    ["folie a deux", "folie-a-deux"],
    ["GUT-BRAIN", "gut-brain-axis"],
    ["IgE", "immunoglobulin-e"],
    ["toxocar", "toxocara"],
    ["What does formication mean?", "formication"],
    ["itch", "pruritus"],
  ])("for “%s” returns %s first", (query, id) => {
    expect(first(query)).toBe(id);
  });

  test("searches all three texts of a term", () => {
    expect(find("specimen sign").map(({ id }) => id)).toContain("matchbox-sign");
    expect(find("box careful").map(({ id }) => id)).toContain("matchbox-sign");
    expect(find("written result").map(({ id }) => id)).toContain("matchbox-sign");
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
