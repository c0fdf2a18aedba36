import { expect, test } from "vitest";
import { createMentionFinder, relatedTerms } from "../../src/collections/term-mentions.ts";

const terms = [
  { slug: "host", term: "Host" },
  { slug: "intermediate-host", term: "Intermediate host" },
  { slug: "gaba", term: "GABA" },
  { slug: "me-cfs", term: "ME/CFS" },
  { slug: "pots", term: "Postural tachycardia syndrome (PoTS)" },
  { slug: "gut-brain-axis", term: "Gut–brain axis" },
  { slug: "scabies", term: "Scabies" },
  { slug: "cyst", term: "Cyst" },
  { slug: "folie-a-deux", term: "Folie à deux" },
];
const find = createMentionFinder(terms);

test.each([
  ["The worm leaves its HOST.", ["host"]],
  ["The host’s gut-brain axis", ["host", "gut-brain-axis"]],
  ["Two intermediate hosts", ["intermediate-host"]],
  ["An intermediate stage in a host", ["host"]],
  ["Scabies and folie à deux", ["scabies", "folie-a-deux"]],
  ["GABA, ME/CFS and PoTS", ["gaba", "me-cfs", "pots"]],
  ["A [sac of fluid](/glossary/cyst) in its [home](/glossary#host)", ["cyst", "host"]],
])("finds terms in %j", (text, slugs) => {
  expect([...find(text)].toSorted()).toEqual(slugs.toSorted());
});

test.each([
  "A ghost, a hostess and hosted cystitis",
  "Pots and pans, which gaba or tell me: cfs",
  "[words](https://example.org/host-cyst)",
])("finds no terms in %j", (text) => {
  expect([...find(text)]).toEqual([]);
});

test("relates terms in both directions, in the order of the terms, without unknown ones", () => {
  const related = relatedTerms([
    { slug: "a", related: [] },
    { slug: "b", related: ["c", "a"] },
    { slug: "c", related: ["b", "draft"] },
  ]);
  const slugs = (slug: string) => related.get(slug)?.map((term) => term.slug);
  expect(slugs("a")).toEqual(["b"]);
  expect(slugs("b")).toEqual(["a", "c"]);
  expect(slugs("c")).toEqual(["b"]);
});
