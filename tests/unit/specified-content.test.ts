import { expect, test } from "vitest";
import { checkContent } from "../../src/collections/check/check.ts";
import type { CollectionName } from "../../src/collections/collections.ts";
import { glossaryCategories } from "../../src/collections/descriptors/glossary.ts";
import { formatContentError } from "../../src/lib/content-error.ts";
import { contentOf } from "../support/content.ts";
import { opposesTreatment, splitSentences } from "../support/sentences.ts";

// The only tests that read `content/`. They check the texts that the specification fixes and those that keep readers
// safe. The creator may add entries, and replace or remove samples, without breaking them.

const delivered = (name: CollectionName) => contentOf(name, "content");
const namesIn = (name: CollectionName) => Object.keys(delivered(name));

test("passes the content check", async () => {
  const { errors } = await checkContent("content");
  expect(errors.map(formatContentError)).toEqual([]);
});

test.each<[CollectionName, string[]]>([
  [
    "social-tabs",
    ["uncovering", "background", "silencing", "spiritual", "healing-music", "playlists"],
  ],
  ["treatment-tabs", ["holistic", "fasting", "supplements", "medications", "frequencies"]],
  ["glossary-categories", [...glossaryCategories]],
  ["practices", ["diet", "exercise", "lifestyle", "sunlight", "hygiene"]],
  ["fasting", ["intermittent-fasting", "extended-fasting", "how-fasting-targets-parasites"]],
  ["medications", ["ivermectin", "albendazole", "mebendazole", "praziquantel"]],
])("has every specified entry of %s", (collection, names) => {
  expect(namesIn(collection)).toEqual(expect.arrayContaining(names));
});

/** Videos by tab. A video may be removed, but while it exists it stays in its tab. */
const tabs: Record<string, number[]> = {
  uncovering: [4, 5, 6],
  background: [7, 8, 15, 16, 17, 18, 19, 20, 21, 22],
  silencing: [9, 11, 12, 13, 14],
  spiritual: [10, 24, 25, 26],
  "healing-music": [23, 27, 28, 29],
};

test("shows each numbered video in the tab that the specification gives it", () => {
  const tabOf = new Map(Object.entries(tabs).flatMap(([tab, ids]) => ids.map((id) => [id, tab])));
  const numbered = Object.values(delivered("videos")).filter(({ id }) => tabOf.has(Number(id)));
  expect(numbered.filter(({ id, tab }) => tab !== tabOf.get(Number(id)))).toEqual([]);
});

test.each([
  ["parasites", 26],
  ["clinical", 16],
  ["psychiatry", 19],
  ["neurochemistry", 10],
  ["immunology", 20],
  ["medical", 19],
  ["systemic", 16],
])("in the glossary category %s, has at least %i terms", (category, count) => {
  const terms = Object.values(delivered("glossary")).filter(
    (term) => term["category"] === category,
  );
  expect(terms.length).toBeGreaterThanOrEqual(count);
});

test.each([
  ["turmeric", "500-1000mg daily"],
  ["luteolin", "100-300mg daily"],
  ["wormwood", "200-400mg daily, short-term only"],
  ["black-walnut-hull", "500mg 2-3 times daily"],
  ["oregano-oil", "2-3 drops in carrier oil 2-3 times daily"],
  ["sodium-bicarbonate", "1/2 teaspoon in 8oz water daily"],
  ["sea-salt", "1 tablespoon daily"],
  ["probiotics", "20-50 billion CFU daily"],
  ["clove", "500mg 2-3 times daily"],
  ["thyme", "200-400mg daily"],
  ["cumin", "1-2 teaspoons or 300-600mg"],
  ["rosemary", "1-2 teaspoons or 200-400mg"],
  ["pumpkin-seeds", "1/4 cup daily"],
  ["fennel-seeds", "1-2 teaspoons daily"],
  ["moringa", "500-1000mg daily"],
])("gives the specified dose of %s: %s", (name, dosage) => {
  expect(delivered("supplements")[name]?.["dosage"]).toBe(dosage);
});

test("names the fasting windows and the longest fast of the specification", () => {
  const words = JSON.stringify(delivered("fasting"));
  for (const key of ["16:8", "18:6", "OMAD (23:1)", "lternate day", "3 to 5 days"])
    expect(words.replaceAll("–", "-")).toContain(key);
});

test("has the six suggested searches", () => {
  const terms = Object.values(delivered("literature")).map(({ term }) => term);
  expect(terms).toEqual(
    expect.arrayContaining([
      "delusional parasitosis",
      "formication parasitic infection",
      "Morgellons disease parasites",
      "parasitic infection misdiagnosis",
      "dermatozoiasis",
      "parasitophobia differential diagnosis",
    ]),
  );
});

/** Safety words that each entry has to contain. A slash separates alternatives. */
const facts: [CollectionName, string, string][] = [
  [
    "supplements",
    "sea-salt",
    "do not take this amount, 18 g, 3 times, 6 g, 5 g, NHS, WHO, blood pressure, heart, kidney, liver, pregnan, lithium, diuretic",
  ],
  [
    "supplements",
    "sodium-bicarbonate",
    "600 mg, 2 weeks, 2 to 3 hours, kidney, heart, pregnan, low-salt, doctor",
  ],
  [
    "supplements",
    "wormwood",
    "thujone, seizure, daily limit, 2 weeks, pregnan, breastfe, epilep, under 18/younger than 18, warfarin",
  ],
  ["supplements", "black-walnut-hull", "safety, allerg, medicines, pregnan"],
  [
    "supplements",
    "oregano-oil",
    "concentrated, irrita, bleeding, blood thinner, surgery, blood sugar, pregnan, mint family/mint-family",
  ],
  ["supplements", "turmeric", "liver, piperine, jaundice, dark urine, blood thinner, gallstone"],
  ["supplements", "probiotics", "infection, weak, central line/central venous line, premature"],
  ["supplements", "clove", "food, oil, bleeding, pregnan"],
  ["supplements", "thyme", "food, oil, pregnan"],
  ["supplements", "rosemary", "food, oil, pregnan"],
  ["supplements", "cumin", "food, blood sugar, pregnan"],
  ["supplements", "fennel-seeds", "food, oestrogen, pregnan"],
  ["supplements", "moringa", "safety, pregnan, blood sugar, blood pressure, thyroid"],
  ["supplements", "luteolin", "little/few/lacking, safety"],
  ["supplements", "pumpkin-seeds", "food, allerg, chok, child"],
  [
    "fasting",
    "extended-fasting",
    "refeeding syndrome, fatal, pregnan, under 18/younger than 18, underweight, eating disorder, diabetes, insulin, gout, kidney, heart, diuretic, lithium, doctor, NICE",
  ],
  ["medications", "ivermectin", "prescri, animal, overdose, fatal, warfarin"],
  ["medications", "albendazole", "pregnan, blood count, liver, seizure, brain"],
  ["medications", "mebendazole", "metronidazole, skin, pregnan, infant/bab, doctor"],
  ["medications", "praziquantel", "rifampicin, eye, enzyme"],
];

/** Ignores capitals, except in abbreviations. */
const contains = (text: string, word: string) =>
  (/[A-Z]/.test(word) ? text : text.toLowerCase()).includes(word);

test.each(facts)("warns of the risks of %s/%s", (collection, name, words) => {
  const entry = delivered(collection)[name];
  const named = [entry?.["precautions"] ?? []]
    .flat()
    .map((one) => delivered("precautions")[String(one)]);
  const shared = named.flatMap((one) => [one?.["notFor"], one?.["combination"]]);
  const own = [entry?.["notFor"] ?? [], entry?.["considerations"]].flat(2);
  const text = [...own, ...shared].join(" ");
  const isMissing = (word: string) => !word.split("/").some((one) => contains(text, one));
  expect(words.split(", ").filter(isMissing)).toEqual([]);
  expect(splitSentences(JSON.stringify(entry, null, 1)).filter(opposesTreatment)).toEqual([]);
});

test("describes frequencies as complementary, not as a replacement for care", () => {
  const tab = delivered("treatment-tabs")["frequencies"];
  const words = JSON.stringify(tab) + JSON.stringify(delivered("frequencies"));
  const keys = [
    /complementary/i,
    /no accepted (scientific )?evidence/i,
    /put off|not a replacement/i,
  ];
  expect(keys.filter((key) => !key.test(words))).toEqual([]);
});
