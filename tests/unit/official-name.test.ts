import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { looksOfficial } from "../../src/community/spam/server/official-name.ts";

const [imitations = "", , ordinary = ""] = readFileSync(
  "tests/fixtures/official-names.txt",
  "utf8",
).split(/# (?:May pass|Ordinary)/);

/** `\\u200b` is written out, because it is invisible. */
const names = (list: string): string[] =>
  list
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) =>
      line.replace(/\\u(.{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    );

const looksLike = (name: string) => looksOfficial(name, "NTKOC");

test("treats each of 150 imitations as official, in other scripts and ten languages", () => {
  expect(names(imitations).length).toBeGreaterThanOrEqual(150);
  expect(names(imitations).filter((name) => !looksLike(name))).toEqual([]);
});

test.each(["nimda", "Admiin", "m0derator", "Founder", "amdin", "rotaredom", "The Foundre", "Modd"])(
  "treats %j as official, with letters exchanged or repeated",
  (name) => expect(looksLike(name)).toBe(true),
);

test.each(names(ordinary))("does not treat %j as official", (name) => {
  expect(looksLike(name)).toBe(false);
});

test("compares names in any script", () => {
  expect(looksOfficial("NT寄生虫 news", "ＮＴ寄生虫")).toBe(true);
  expect(looksOfficial("Anna!", "寄生虫")).toBe(false);
  expect(looksOfficial("☀", "☀")).toBe(false);
});
