import { expect, test } from "vitest";
import { countBy } from "../../src/data/pick.ts";
import { type CollectionName, collectionNames } from "../../src/schemas/collections.ts";
import { glossaryCategories } from "../../src/schemas/content/glossary.ts";
import { contentOf } from "../setup/content.ts";

const counts: Record<CollectionName, number> = {
  videos: 29,
  evidence: 4,
  podcasts: 4,
  playlists: 3,
  "social-tabs": 6,
  practices: 5,
  fasting: 3,
  supplements: 15,
  medications: 4,
  frequencies: 2,
  "treatment-tabs": 5,
  glossary: 126,
  "glossary-categories": 7,
  literature: 6,
  tips: 6,
  channels: 9,
  discussions: 3,
  blog: 3,
  pages: 7,
};

for (const name of collectionNames)
  test(`there are ${counts[name]} in ${name}`, () => {
    expect(Object.keys(contentOf(name))).toHaveLength(counts[name]);
  });

const videos = Object.values(contentOf("videos"));

test("the videos are numbered 1 to 29, and the first three are scientific evidence", () => {
  const ids = videos.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
  expect(ids).toEqual(Array.from({ length: 29 }, (_, at) => at + 1));
  const scientific = videos.filter(({ category }) => category === "Scientific Evidence");
  expect(scientific.map(({ id }) => id).toSorted()).toEqual([1, 2, 3]);
});

test("each tab of the Social Videos page holds the videos of the specification", () => {
  const inTabs = videos.filter(({ tab }) => tab);
  const tabs = Object.fromEntries(
    Object.entries(Object.groupBy(inTabs, ({ tab }) => String(tab))).map(([tab, all = []]) => [
      tab,
      all.map(({ id }) => Number(id)).toSorted((one, other) => one - other),
    ]),
  );
  expect(tabs).toEqual({
    uncovering: [4, 5, 6],
    background: [7, 8, 15, 16, 17, 18, 19, 20, 21, 22],
    silencing: [9, 11, 12, 13, 14],
    spiritual: [10, 24, 25, 26],
    "healing-music": [23, 27, 28, 29],
  });
});

test("the evidence is three photographs and a video, documented with a phone", () => {
  const evidence = Object.values(contentOf("evidence"));
  expect(evidence.map(({ type }) => type).toSorted()).toEqual(["image", "image", "image", "video"]);
  expect(new Set(evidence.map(({ category }) => category))).toEqual(
    new Set(["iPhone Documentation"]),
  );
});

test("the featured interview lasts 2:13:45, and every interview has its topics", () => {
  const interviews = Object.values(contentOf("podcasts"));
  const featured = interviews.filter((interview) => interview["featured"]);
  expect(featured.map(({ duration }) => duration)).toEqual(["2:13:45"]);
  for (const { timestamps } of interviews) expect(timestamps).not.toEqual([]);
});

test("the glossary has the seven counts of the specification", () => {
  const terms = Object.values(contentOf("glossary")) as { category: string }[];
  expect(countBy(glossaryCategories, terms as never)).toEqual({
    parasites: 26,
    clinical: 16,
    psychiatry: 19,
    neurochemistry: 10,
    immunology: 20,
    medical: 19,
    systemic: 16,
  });
});

test("no two terms have the same text in any of their three boxes", () => {
  const texts = Object.values(contentOf("glossary")).flatMap((term) => [
    term["clinicalDefinition"],
    term["ntkocDefinition"],
    term["whyItMatters"],
  ]);
  expect(new Set(texts).size).toBe(texts.length);
});

test("the doses are those of the specification, word for word", () => {
  const doses = Object.entries(contentOf("supplements")).map(([name, { dosage }]) => [
    name,
    dosage,
  ]);
  expect(Object.fromEntries(doses)).toEqual({
    turmeric: "500-1000mg daily",
    luteolin: "100-300mg daily",
    wormwood: "200-400mg daily, short-term only",
    "black-walnut-hull": "500mg 2-3 times daily",
    "oregano-oil": "2-3 drops in carrier oil 2-3 times daily",
    "sodium-bicarbonate": "1/2 teaspoon in 8oz water daily",
    "sea-salt": "1 tablespoon daily",
    probiotics: "20-50 billion CFU daily",
    clove: "500mg 2-3 times daily",
    thyme: "200-400mg daily",
    cumin: "1-2 teaspoons or 300-600mg",
    rosemary: "1-2 teaspoons or 200-400mg",
    "pumpkin-seeds": "1/4 cup daily",
    "fennel-seeds": "1-2 teaspoons daily",
    moringa: "500-1000mg daily",
  });
});

test("the three posts are personal, humorous and of another type", () => {
  const types = Object.values(contentOf("blog")).map(({ type }) => type);
  expect(types.slice(0, 2)).toEqual(["Personal", "Humor"]);
  expect(["Personal", "Humor"]).not.toContain(types[2]);
});

test("the six searches are those of the specification, in its order", () => {
  const entries = Object.values(contentOf("literature"));
  const sorted = entries.toSorted((one, other) => Number(one["order"]) - Number(other["order"]));
  expect(sorted.map(({ term }) => term)).toEqual([
    "delusional parasitosis",
    "formication parasitic infection",
    "Morgellons disease parasites",
    "parasitic infection misdiagnosis",
    "dermatozoiasis",
    "parasitophobia differential diagnosis",
  ]);
});

test("four channels stand in the footer, and one for each of seven platforms on the media pages", () => {
  const channels = Object.values(contentOf("channels")) as { shownIn?: string[] }[];
  const shownIn = (place: string) => channels.filter((channel) => channel.shownIn?.includes(place));
  expect(shownIn("footer")).toHaveLength(4);
  expect(shownIn("media")).toHaveLength(7);
});
