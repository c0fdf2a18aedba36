import { describe, expect, test } from "vitest";
import type { SearchDocument } from "../../src/collections/schemas/search-document.ts";
import { outcome } from "../../src/community/search/SearchOutcome.tsx";
import { createSiteSearch, helpFor } from "../../src/community/search/site-search.ts";
import documents from "../fixtures/search-documents.json" with { type: "json" };

const term = (title: string, text: string): SearchDocument => ({
  kind: "Glossary term",
  title,
  path: `/glossary/${title.toLowerCase()}`,
  text,
});

const search = createSiteSearch(documents);
const titles = (query: string) =>
  search(query)
    .first(20)
    .map(({ path }) => path.replace(/.*[/#]/, ""));
const excerpt = (query: string) =>
  search(query)
    .first(1)[0]
    ?.excerpt.map(({ text }) => text)
    .join("");

test.each([
  ["parasite", "parasite"],
  ["can mites make you itchy", "scabies"],
  ["fibers", "fibres"],
  ["pruritis", "pruritus"],
  ["is wormwood safe in pregnancy", "wormwood"],
  ["thread in stool", "fibres"],
  ["What does scabies mean?", "scabies"],
])("returns for “%s” %s first", (query, first) => {
  expect(titles(query)[0]).toBe(first);
});

test("treats a word as a typing error only if no text contains it", () => {
  expect(titles("night")).toEqual(["symptoms", "night itch", "scabies"]);
  expect(titles("nigt")).toEqual(["symptoms", "night itch", "scabies"]);
});

test("labels an example, but a definition only if its view matches", () => {
  const find = createSiteSearch([
    { ...term("Lichen", "A growth on bark."), view: "It may hide a mite.", sample: true },
    { kind: "Practice", title: "Rest", path: "/rest", text: "Sleep well.", sample: true },
  ]);
  const labels = (query: string) =>
    find(query)
      .first(1)
      .map(({ isView, isSample }) => ({ isView, isSample }));
  expect(labels("bark")).toEqual([{ isView: false, isSample: false }]);
  expect(labels("mite")).toEqual([{ isView: true, isSample: true }]);
  expect(labels("sleep")).toEqual([{ isView: false, isSample: true }]);
});

test("returns nothing after the help lines for a query about suicide, and results about a poison", () => {
  for (const query of ["i want to die", "suicide", "Selbstmord", "самоубийство"])
    expect(search(query)).toMatchObject({ help: "crisis", count: 0, helpOnly: true, guess: "" });
  expect(search("drank turpentine")).toMatchObject({ help: "poison", helpOnly: false });
  expect(search("xyzzyx").helpOnly).toBe(false);
});

test("ignores a single letter", () => {
  expect(search("p").count).toBe(0);
});

test("returns nothing for an empty query, and suggests a similar title for an unknown word", () => {
  expect(search("")).toMatchObject({ count: 0, guess: "" });
  expect(search("?!")).toMatchObject({ count: 0, guess: "" });
  expect(search("xyzzyx")).toMatchObject({ count: 0, guess: "" });
  expect(search("skabbees")).toMatchObject({ count: 0, guess: "Scabies" });
});

test("shows the first warning of a treatment, and the one that matches", () => {
  expect(excerpt("wormwood")).toBe("Warning: It can cause seizures.");
  expect(excerpt("bitter")).toBe("Warning: It can cause seizures.");
  expect(excerpt("wormwood pregnancy")).toBe(
    "Warning: It can cause seizures. … Do not take it if you are pregnant.",
  );
});

describe("words with apostrophes, slashes and accents", () => {
  const find = createSiteSearch([
    term("Lyme", "Lyme’s first sign is a rash."),
    term("Anaemia", "In French: l’anémie."),
    term("Skin/hair", "It’s a mother’s and a child’s worry."),
    term("Łódź", "A city. Þórr and Weiß live there."),
  ]);
  test.each([
    ["Lyme's", "lyme"],
    ["Lyme’s", "lyme"],
    ["LYME＇S", "lyme"],
    ["lyme´s", "lyme"],
    ["Lymeʼs", "lyme"],
    ["Lyme′s", "lyme"],
    ["l'anemie", "anaemia"],
    ["anémie", "anaemia"],
    ["hair∕skin", "skin/hair"],
    ["skin‑hair", "skin/hair"],
    ["childs", "skin/hair"],
    ["lodz", "łódź"],
    ["thorr", "łódź"],
    ["weiss", "łódź"],
  ])("%s finds only %s", (query, path) => {
    const found = find(query).first(20);
    expect(found.map((result) => result.path)).toEqual([`/glossary/${path}`]);
  });

  test("are highlighted whole", () => {
    const [lyme] = find("lymes").first(1);
    expect(lyme?.excerpt[0]).toEqual({ text: "Lyme’s", found: true });
    const [city] = find("lodz").first(1);
    expect(city?.title).toEqual([{ text: "Łódź", found: true }]);
  });
});

describe("sentences without spaces", () => {
  const find = createSiteSearch([
    term("Worms", "これは寄生虫の感染です。"),
    term("Order", "寄せて生きる虫。"),
    term("Gut", "ฉันมีพยาธิในลำไส้"),
    term("Allergy", "花粉アレルギー、COVID感染"),
    term("Korean", "기생충이 있어요"),
  ]);
  test.each([
    ["寄生虫", "worms"],
    ["感染です", "worms"],
    ["พยาธิ", "gut"],
    ["ลำไส้", "gut"],
    ["あれるぎー", "allergy"],
    ["ｱﾚﾙｷﾞｰ", "allergy"],
    ["covid感染", "allergy"],
    ["기생충", "korean"],
  ])("are found by a word in them: %s", (query, path) => {
    const [first] = find(query).first(20);
    expect(first?.path).toBe(`/glossary/${path}`);
  });

  test("are not found by letters in another order, and highlight only the word", () => {
    const found = find("寄生虫").first(20);
    expect(found).toMatchObject([
      {
        excerpt: [
          { text: "これは", found: false },
          { text: "寄生虫", found: true },
          { text: "の感染です。", found: false },
        ],
      },
    ]);
    expect(find("アレルギー").first(1)[0]?.excerpt).toContainEqual({
      text: "アレルギー",
      found: true,
    });
    expect(find("ลำไส้").first(1)[0]?.excerpt).toContainEqual({ text: "ลำไส้", found: true });
  });
});

test.each([
  ["xyzzyx", "No results for “xyzzyx”."],
  ["overdose night", "3 results for “overdose night”. Help lines come first."],
  ["i want to kill myself", "Call or text one of these help lines now."],
])("announces the results for “%s” as: %s", (query, sentence) => {
  expect(outcome(search(query), query)).toBe(sentence);
});

test.each([
  ["I want to die", "crisis"],
  ["overdose ivermectin", "poison"],
  ["swallowed clove oil", "poison"],
  ["poison", "poison"],
  ["overdose to end my life", "crisis"],
  ["can’t breathe", "crisis"],
  ["i cannot breathe", "crisis"],
  ["parasite die off", undefined],
  ["how to kill worms", undefined],
])("shows the matching help line first for “%s”: %s", (query, kind) => {
  expect(helpFor(query)).toBe(kind);
});

test.each(["ｓｃａｂｉｅｓ", "sca\u00adbies", "scabies´s"])(
  "finds %j as if it had plain letters",
  (query) => {
    expect(titles(query)[0]).toBe("scabies");
  },
);
