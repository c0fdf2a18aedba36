import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isUrgent, mentionsDanger } from "../../src/features/help/danger.ts";

// Do not write phrases for these sentences: the rates then say nothing about new sentences. If a rate falls, extend the
// lists by kind of phrase. Each set is by someone who had not seen the lists; its first run is in
// `docs/decisions/moderation.md`. `\u00ad` is written out in `explicit.txt`, because it is invisible.

interface Post {
  title?: string;
  text: string;
}

interface Sets {
  danger: (Post & { kind: "explicit" | "disguised" | "implicit"; language: string })[];
  harmless: Post[];
}

const read = (name: string): string => readFileSync(`tests/fixtures/danger/${name}`, "utf8");

const sets = ["set1", "set2"].map((name): Sets => JSON.parse(read(`${name}.json`)));
const danger = sets.flatMap((set) => set.danger);
const harmless = sets.flatMap((set) => set.harmless);

const partsOf = ({ title = "", text }: Post): string[] => [title, text];

/** The posts for which `judge` returns true, and their share. */
function found(posts: Post[], judge: (parts: string[]) => boolean) {
  const texts = posts.filter((post) => judge(partsOf(post))).map(({ text }) => text);
  return { share: texts.length / posts.length, texts: texts.join("\n") };
}

const explicit = danger.filter(({ kind }) => kind === "explicit");

test.each([
  [
    "90 % of explicit statements in English",
    0.9,
    explicit.filter(({ language }) => language === "en"),
  ],
  ["85 % of those in other languages", 0.85, explicit.filter(({ language }) => language !== "en")],
  ["85 % of disguised words", 0.85, danger.filter(({ kind }) => kind === "disguised")],
])("opens help for at least %s", (_, goal, posts) => {
  expect(found(posts, mentionsDanger).share).toBeGreaterThanOrEqual(goal);
});

test("flags at most 6 % of harmless posts, and alerts the moderators to at most 2 %", () => {
  const flagged = found(harmless, mentionsDanger);
  const urgent = found(harmless, isUrgent);
  expect(flagged.share, flagged.texts).toBeLessThanOrEqual(0.06);
  expect(urgent.share, urgent.texts).toBeLessThanOrEqual(0.02);
});

test("opens help for at least 75 % of explicit statements in English, German, Spanish and French", () => {
  const lines = read("explicit.txt")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) =>
      line.replace(/\\u(.{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16))),
    );
  const missed = lines.filter((line) => !mentionsDanger([line]));
  expect(lines.length).toBeGreaterThan(100);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(lines.length / 4);
});
