import { expect, test } from "vitest";
import { checkContent } from "../../src/collections/check/check.ts";
import type { CollectionName } from "../../src/collections/schemas/collections.ts";
import { glossaryCategories } from "../../src/collections/schemas/glossary.ts";
import { formatContentError } from "../../src/errors/content-error.ts";
import { contentOf } from "../support/content.ts";
import { opposesTreatment, splitSentences } from "../support/sentences.ts";

// The only tests that read `content/`. They check what the specification fixes and what keeps readers safe.
// The creator may add entries, and replace or remove samples, without breaking them.

const delivered = (name: CollectionName) => contentOf(name, "content");
const namesIn = (name: CollectionName) => Object.keys(delivered(name));

test("passes the content check", async () => {
  const { errors } = await checkContent("content", {});
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
])("has in the glossary category %s at least %i terms", (category, count) => {
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
  for (const key of ["16:8", "18:6", "OMAD (23:1)", "lternate day", "3-5 days"])
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

/** Safety facts that each entry has to mention, by key words. A test names the words that are missing. */
const facts: [CollectionName, string, RegExp[]][] = [
  [
    "supplements",
    "sea-salt",
    [
      /do not take this amount/i,
      /18 g/,
      /three times/i,
      /6 g/,
      /5 g/,
      /NHS/,
      /WHO/,
      /blood pressure/i,
      /heart/i,
      /kidney/i,
      /liver/i,
      /pregnan/i,
      /lithium/i,
      /diuretic/i,
    ],
  ],
  [
    "supplements",
    "sodium-bicarbonate",
    [
      /600 mg/,
      /two weeks/i,
      /1[-–]2 hours|one to two hours/i,
      /kidney/i,
      /heart/i,
      /pregnan/i,
      /low-salt/i,
      /doctor/i,
    ],
  ],
  [
    "supplements",
    "wormwood",
    [
      /thujone/i,
      /seizure/i,
      /two weeks/i,
      /pregnan/i,
      /breastfe/i,
      /epilep/i,
      /under 18|younger than 18/i,
      /warfarin/i,
    ],
  ],
  [
    "supplements",
    "black-walnut-hull",
    [/safety/i, /nut allergy|allerg/i, /medicines/i, /pregnan/i],
  ],
  [
    "supplements",
    "oregano-oil",
    [
      /concentrated/i,
      /irrita/i,
      /bleeding/i,
      /blood thinner/i,
      /two weeks before surgery|surgery/i,
      /blood sugar/i,
      /pregnan/i,
      /mint family|mint-family/i,
    ],
  ],
  [
    "supplements",
    "turmeric",
    [/liver/i, /piperine/i, /jaundice/i, /dark urine/i, /blood thinner/i, /gallstone/i],
  ],
  ["supplements", "probiotics", [/infection/i, /weak/i, /central (venous )?line/i, /premature/i]],
  ["supplements", "clove", [/food/i, /oil/i, /bleeding/i, /pregnan/i]],
  ["supplements", "thyme", [/food/i, /oil/i, /pregnan/i]],
  ["supplements", "rosemary", [/food/i, /oil/i, /pregnan/i]],
  ["supplements", "cumin", [/food/i, /blood sugar/i, /pregnan/i]],
  ["supplements", "fennel-seeds", [/food/i, /oestrogen/i, /pregnan/i]],
  [
    "supplements",
    "moringa",
    [/little .*(safety|human)|safety/i, /pregnan/i, /blood sugar/i, /blood pressure/i, /thyroid/i],
  ],
  ["supplements", "luteolin", [/little|few|lacking/i, /safety/i]],
  ["supplements", "pumpkin-seeds", [/food/i, /allerg/i, /chok/i, /child/i]],
  [
    "fasting",
    "extended-fasting",
    [
      /refeeding syndrome/i,
      /fatal/i,
      /pregnan/i,
      /under 18|younger than 18/i,
      /underweight/i,
      /eating disorder/i,
      /diabetes/i,
      /insulin/i,
      /gout/i,
      /kidney/i,
      /heart/i,
      /diuretic/i,
      /lithium/i,
      /doctor/i,
      /NICE/,
    ],
  ],
  ["medications", "ivermectin", [/prescri/i, /animal/i, /overdose/i, /fatal/i, /warfarin/i]],
  ["medications", "albendazole", [/pregnan/i, /blood count/i, /liver/i, /seizure/i, /brain/i]],
  ["medications", "mebendazole", [/metronidazole/i, /skin/i, /pregnan/i, /infant|bab/i, /doctor/i]],
  ["medications", "praziquantel", [/rifampicin/i, /eye/i, /enzyme/i]],
];

test.each(facts)("warns of the risks of %s/%s", (collection, name, keys) => {
  const entry = delivered(collection)[name];
  const words = [entry?.["considerations"]].flat().join(" ");
  expect(keys.filter((key) => !key.test(words))).toEqual([]);
  expect(splitSentences(JSON.stringify(entry, null, 1)).filter(opposesTreatment)).toEqual([]);
});

test("calls frequencies complementary and no replacement for care", () => {
  const tab = delivered("treatment-tabs")["frequencies"];
  const words = JSON.stringify(tab) + JSON.stringify(delivered("frequencies"));
  const keys = [
    /complementary/i,
    /no accepted (scientific )?evidence/i,
    /put off|not a replacement/i,
  ];
  expect(keys.filter((key) => !key.test(words))).toEqual([]);
});
