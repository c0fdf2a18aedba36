import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assess } from "../../src/features/moderation/server/spam/assess.ts";
import { soundsLikeCrisis } from "../../src/lib/crisis.ts";

/** Sentences in English, German, Spanish and French. `\u00ad` is written out, because it is invisible. */
const corpus = (name: string): string[] =>
  readFileSync(`tests/fixtures/crisis/${name}.txt`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) =>
      line.replace(/\\u(.{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    );

const form = { token: "none", trapped: false } as const;

async function alarms(content: string): Promise<boolean> {
  const { crisis } = await assess({ author: "Jo", content }, form, "creator");
  return crisis;
}

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

test("misses at most 1 % of cries for help", async () => {
  const cries = corpus("must-alarm");
  const heard = await Promise.all(cries.map(alarms));
  const missed = cries.filter((_, place) => !heard[place]);
  console.info(`Cries for help missed: ${percent(missed.length, cries.length)}`);

  expect(cries.length).toBeGreaterThanOrEqual(150);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(cries.length / 100);
});

test("raises a false alarm for at most 2 % of sentences about laughing, cooking, films, leaflets and worms", async () => {
  const others = corpus("must-not-alarm");
  const heard = await Promise.all(others.map(alarms));
  const wrong = others.filter((_, place) => heard[place]);
  console.info(`False alarms: ${percent(wrong.length, others.length)}`);

  expect(others.length).toBeGreaterThanOrEqual(150);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(others.length / 50);
});

test("detects nearly all of them in a browser, which has no list of look-alikes", () => {
  const cries = corpus("must-alarm");
  const missed = cries.filter((line) => !soundsLikeCrisis(line));
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(0.02 * cries.length);
});
