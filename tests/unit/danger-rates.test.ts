import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  isUrgent,
  mentionsDanger,
  mentionsPoison,
} from "../../src/community/help/danger/danger.ts";
import poisonings from "../fixtures/danger/poison.json" with { type: "json" };

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

const [set1, set2, set3] = ["set1", "set2", "set3"].map(
  (name): Sets => JSON.parse(read(`${name}.json`)),
);

const partsOf = ({ title = "", text }: Post): string[] => [title, text];

function found(posts: Post[], judge: (parts: string[]) => boolean) {
  const texts = posts.filter((post) => judge(partsOf(post))).map(({ text }) => text);
  return { share: texts.length / posts.length, texts: texts.join("\n") };
}

// The goals are 90 %, 85 % and 85 %. The lists were extended by kind after the first two sets, and not after the third.
test.each([
  { name: "the first two sets", sets: [set1, set2], english: 0.9, other: 0.85, disguised: 0.85 },
  { name: "the last set", sets: [set3], english: 0.8, other: 0.85, disguised: 0.84 },
])("opens help for most explicit and disguised statements of $name", ({ sets, ...goals }) => {
  const danger = sets.flatMap((set) => set?.danger ?? []);
  const explicit = danger.filter(({ kind }) => kind === "explicit");
  const share = (posts: Post[]) => found(posts, mentionsDanger).share;

  expect(share(explicit.filter(({ language }) => language === "en"))).toBeGreaterThanOrEqual(
    goals.english,
  );
  expect(share(explicit.filter(({ language }) => language !== "en"))).toBeGreaterThanOrEqual(
    goals.other,
  );
  expect(share(danger.filter(({ kind }) => kind === "disguised"))).toBeGreaterThanOrEqual(
    goals.disguised,
  );
});

test("flags at most 6 % of harmless posts, and alerts the moderators to at most 2 %", () => {
  const harmless = [set1, set2, set3].flatMap((set) => set?.harmless ?? []);
  const flagged = found(harmless, mentionsDanger);
  const urgent = found(harmless, isUrgent);
  expect(harmless).toHaveLength(120);
  expect(flagged.share, flagged.texts).toBeLessThanOrEqual(0.06);
  expect(urgent.share, urgent.texts).toBeLessThanOrEqual(0.02);
});

// The lists were extended by kind after a first run on them: English 44 of 80.
test.each(Object.entries(poisonings))(
  "finds 85 %% of the poisonings in %s, and flags at most a tenth of harmless sentences",
  (_, { poison, harmless }) => {
    const missed = poison.filter((text) => !mentionsPoison([text]));
    const flagged = harmless.filter((text) => mentionsDanger([text]));
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(poison.length * 0.15);
    expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(harmless.length / 10);
  },
);

const sections = read("explicit.txt").split(/^# /m).slice(1);

test.each(
  sections.map((section): [string, string[]] => {
    const [language = "", ...lines] = section.trim().split("\n");
    return [language, lines];
  }),
)("opens help for three quarters of the explicit statements in %s", (_, lines) => {
  const texts = lines.map((line) =>
    line.replace(/\\u(.{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16))),
  );
  const missed = texts.filter((text) => !mentionsDanger([text]));
  expect(texts.length).toBeGreaterThan(15);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(texts.length / 4);
});
