import { describe, expect, test } from "vitest";
import { createFinder, outcome, splitAtWords } from "../../src/lib/glossary-search.ts";
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

describe("a search through the terms", () => {
  test.each([
    ["matchbox", "matchbox-sign"],
    ["Matchbox Sign", "matchbox-sign"],
    ["formicaton", "formication"],
    ["formciation", "formication"],
    ["eosinofilia", "eosinophilia"],
    ["anemia", "anaemia"],
    ["folie a deux", "folie-a-deux"],
    ["GUT-BRAIN", "gut-brain-axis"],
    ["ME/CFS", "me-cfs"],
    ["IgE", "immunoglobulin-e"],
    ["toxocar", "toxocara"],
    ["what is scabies?", "scabies"],
    ["What does formication mean", "formication"],
    ["itch", "pruritus"],
  ])("for “%s” puts %s first", (query, id) => {
    expect(first(query)).toBe(id);
  });

  test("finds words of each of the three texts", () => {
    expect(find("specimen sign").map(({ id }) => id)).toContain("matchbox-sign");
    expect(find("box careful").map(({ id }) => id)).toContain("matchbox-sign");
    expect(find("written result").map(({ id }) => id)).toContain("matchbox-sign");
  });

  test("wants every word, and where no term has them all, any of them", () => {
    const both = find("skin itch").length;
    expect(both).toBeLessThan(Math.min(find("skin").length, find("itch").length));
    expect(first("formication xyzzyx")).toBe("formication");
  });

  test("takes no letter of a short word for a typing error", () => {
    expect(find("xge")).toEqual([]);
  });

  test("finds nothing for what stands nowhere, and for no words", () => {
    expect(find("xyzzyx")).toEqual([]);
    expect(find("?!")).toEqual([]);
  });

  test("tells the words that it meant, also where they were spelt wrong", () => {
    const words = (query: string) => [...(find(query)[0]?.words ?? [])];
    expect(words("formicaton")).toEqual(["formication"]);
    expect(words("itch")).toContain("itch");
  });
});

test("a text falls into pieces at the words, capitals and accents aside", () => {
  const pieces = splitAtWords("Folie à deux, a deux-piece", new Set(["deux", "a"]));
  expect(pieces.map(({ text }) => text).join("")).toBe("Folie à deux, a deux-piece");
  expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual([
    "à",
    "deux",
    "a",
    "deux",
  ]);
});

test("the outcome is said in whole sentences", () => {
  expect(outcome(12, "itch")).toBe("12 terms match “itch”");
  expect(outcome(1, "matchbox")).toBe("1 term matches “matchbox”");
  expect(outcome(0, "xyzzyx")).toBe("No term matches “xyzzyx”.");
});
