import { expect, test } from "vitest";
import type { CollectionName } from "../../src/schemas/collections.ts";
import { contentOf } from "../setup/content.ts";

/** The facts that the content guide asks for beside each item, by their key words. */
const facts: [CollectionName, string, RegExp[]][] = [
  [
    "supplements",
    "sea-salt",
    [
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

for (const [collection, name, keys] of facts)
  test(`${name} carries its facts`, () => {
    const words = String(contentOf(collection)[name]?.["considerations"]);
    expect(keys.filter((key) => !key.test(words))).toEqual([]);
  });

test("every supplement and every medicine is in the table", () => {
  const named = facts.map(([collection, name]) => `${collection}/${name}`);
  const all = (["supplements", "medications"] as const).flatMap((collection) =>
    Object.keys(contentOf(collection)).map((name) => `${collection}/${name}`),
  );
  expect(all.filter((name) => !named.includes(name))).toEqual([]);
});

test("frequencies are called complementary, without accepted evidence and no reason to put off care", () => {
  const tab = contentOf("treatment-tabs")["frequencies"];
  const words = JSON.stringify(tab) + JSON.stringify(contentOf("frequencies"));
  const keys = [
    /complementary/i,
    /no accepted (scientific )?evidence/i,
    /put off|not a replacement/i,
  ];
  expect(keys.filter((key) => !key.test(words))).toEqual([]);
});
