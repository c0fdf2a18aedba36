import { readdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  box,
  lettering,
  type SocialCard,
  socialCard,
} from "../../src/subjects/site/social-card.ts";
import { temporaryDirectory } from "../support/child-process.ts";

const drawn = async (title: string, kind: SocialCard["kind"] = "claim") =>
  readFile(await socialCard({ title, kind }, "NTKOC", await temporaryDirectory()));

async function inkOf(picture: Uint8Array) {
  const title = sharp(picture).extract({ left: 84, top: 133, width: 620, height: 384 });
  const pixels = await title.removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) if ((pixels[at] ?? 255) < 0x30) count += 1;
  return count;
}

test("draws the title on a PNG of 1200 by 630 pixels", async () => {
  const picture = await drawn("Medical Glossary");
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  expect(await inkOf(picture)).toBeGreaterThan(2000);
  expect(await inkOf(await drawn(""))).toBe(0);
});

test.each(["Łódź ≥ 3 → 4", "Лихорадка", "Πυρετός"])("draws %s without boxes", async (title) => {
  const letters = await lettering(box({ fontSize: 20 }, title));
  expect(letters).toContain("<path");
  expect(await inkOf(await drawn(title))).toBeGreaterThan(2000);
});

test("leaves out emoji, and a title with letters that no typeface has", async () => {
  expect(await drawn("Being heard 🎉❤️")).toEqual(await drawn("Being heard "));
  expect(await drawn("發燒")).toEqual(await drawn(""));
});

async function labelOf(picture: Uint8Array) {
  const label = sharp(picture).extract({ left: 84, top: 460, width: 620, height: 90 });
  const pixels = await label.removeAlpha().raw().toBuffer();
  return pixels.filter((value) => value < 0x70).length;
}

test("labels each kind of page differently, and pages without claims not at all", async () => {
  const inks = await Promise.all(
    (["claim", "care", "term", "board", "plain"] as const).map(async (kind) =>
      labelOf(await drawn("Title", kind)),
    ),
  );
  expect(new Set(inks).size).toBe(5);
  expect(inks.at(-1)).toBe(0);
});

test("leaves a margin around a long title", async () => {
  const picture = await drawn("A title that is very, very long. ".repeat(4).trim());
  for (const top of [133, 515]) {
    const edge = sharp(picture).extract({ left: 84, top, width: 620, height: 2 });
    const { channels } = await sharp(await edge.png().toBuffer()).stats();
    expect(channels[0]?.min).toBeGreaterThan(0xe0);
  }
});

test("draws a card once, and again when its text changes", async () => {
  const cache = await temporaryDirectory();
  const one = { title: "One", kind: "claim" } as const;
  const first = await socialCard(one, "NTKOC", cache);
  await writeFile(first, "kept");
  expect(await socialCard(one, "NTKOC", cache)).toBe(first);
  expect(await readFile(first, "utf8")).toBe("kept");
  await socialCard({ ...one, title: "Two" }, "NTKOC", cache);
  await socialCard({ ...one, kind: "term" }, "NTKOC", cache);
  await socialCard(one, "Another site", cache);
  expect(await readdir(cache)).toHaveLength(4);
});
