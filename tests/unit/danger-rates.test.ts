import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mentionsDanger } from "../../src/features/help/danger.ts";

// Do not write phrases for these sentences: the rates then say nothing about new sentences. If a rate
// falls, extend the lists by kind of phrase. `\u00ad` is written out in the files, because it is invisible.

const linesOf = (name: string): string[] =>
  readFileSync(`tests/fixtures/danger/${name}`, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) =>
      line.replace(/\\u(.{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16))),
    );

test("opens help for at least 75 % of explicit statements in English, German, Spanish and French", () => {
  const lines = linesOf("explicit.txt");
  const missed = lines.filter((line) => !mentionsDanger([line]));
  expect(lines.length).toBeGreaterThan(100);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(lines.length / 4);
});
