import { expect, test } from "vitest";
import { checkContent } from "../../src/collections/check/check.ts";
import type { CollectionName } from "../../src/collections/collections.ts";
import { formatContentError } from "../../src/lib/errors/content-error.ts";
import specified from "../fixtures/specified-content.json" with { type: "json" };
import { contentOf } from "../support/content.ts";

// The only tests that read `content/`. They check the texts that the specification fixes and those that keep readers
// safe. The creator may add entries, and replace or remove samples, without breaking them.

const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?:…])\s+|\n+/).filter(Boolean);

const againstCare =
  /\b(stop|skip|delay|replace|avoid|quit|refuse|come off)\b (taking |using |your |the |all |any |prescribed )*(medicines?|medications?|antipsychotics?|antidepressants?|treatment|therapy|drugs?|pills|appointments?)\b/i;
const forbids = /\b(not|never|no reason|nobody|nothing|without|do(es)? not)\b/i;

const opposesTreatment = (sentence: string): boolean =>
  againstCare.test(sentence) && !forbids.test(sentence);

const delivered = (name: CollectionName) => contentOf(name, "content");

test("passes the content check", async () => {
  const { errors } = await checkContent("content");
  expect(errors.map(formatContentError)).toEqual([]);
});

const { entries, videos, terms, doses, fasting, searches, risks } = specified;

test.each(Object.entries(entries))("has every specified entry of %s", (collection, names) => {
  expect(Object.keys(delivered(collection as CollectionName))).toEqual(
    expect.arrayContaining(names),
  );
});

test("shows each numbered video in the tab that the specification gives it", () => {
  const tabOf = new Map(Object.entries(videos).flatMap(([tab, ids]) => ids.map((id) => [id, tab])));
  const numbered = Object.values(delivered("videos")).filter(({ id }) => tabOf.has(Number(id)));
  expect(numbered.filter(({ id, tab }) => tab !== tabOf.get(Number(id)))).toEqual([]);
});

test.each(Object.entries(terms))(
  "in the glossary category %s, has at least %i terms",
  (category, count) => {
    const found = Object.values(delivered("glossary")).filter(
      (term) => term["category"] === category,
    );
    expect(found.length).toBeGreaterThanOrEqual(count);
  },
);

test.each(Object.entries(doses))("gives the specified dose of %s: %s", (name, dosage) => {
  expect(delivered("supplements")[name]?.["dosage"]).toBe(dosage);
});

test("names the fasting windows and the longest fast, and has the suggested searches", () => {
  const words = JSON.stringify(delivered("fasting")).replaceAll("–", "-");
  expect(fasting.filter((key) => !words.includes(key))).toEqual([]);
  const found = Object.values(delivered("literature")).map(({ term }) => term);
  expect(found).toEqual(expect.arrayContaining(searches));
});

/** Ignores capitals, except in abbreviations. */
const contains = (text: string, word: string) =>
  (/[A-Z]/.test(word) ? text : text.toLowerCase()).includes(word);

// Each entry has to contain these words. A slash separates alternatives.
test.each(risks)("warns of the risks of %s/%s", (collection = "", name = "", words = "") => {
  const entry = delivered(collection as CollectionName)[name];
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
