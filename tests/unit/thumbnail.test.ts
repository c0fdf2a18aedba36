import { mkdtemp, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { updateThumbnails } from "../../src/artwork/thumbnails/cache.ts";
import { motifOf } from "../../src/artwork/thumbnails/motifs.ts";
import { palettes } from "../../src/artwork/thumbnails/palettes.ts";
import { Random } from "../../src/artwork/thumbnails/random.ts";
import { draw } from "../../src/artwork/thumbnails/scene.ts";
import { drawThumbnail } from "../../src/artwork/thumbnails/thumbnail.ts";
import { renderTitle } from "../../src/artwork/thumbnails/title.ts";

const entry = { id: 4, title: "A thread that moves", category: "Scientific Evidence" };
const categories = [
  "Scientific Evidence",
  "iPhone Documentation",
  "Social Commentary",
  "Spiritual Commentary",
  "Healing Music",
  "Interview",
];

const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

test("draws a PNG of 1280 by 720 pixels", async () => {
  const { format, width, height } = await sharp(await drawThumbnail(entry)).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1280, height: 720 });
});

test("draws the same picture for the same entry, byte for byte", async () => {
  expect(same(await drawThumbnail(entry), await drawThumbnail({ ...entry }))).toBe(true);
});

test.each([
  ["another number", { id: 9 }],
  ["a text id", { id: "four" }],
  ["another category", { category: "Interview" }],
  ["another title", { title: "A thread that rests" }],
])("draws another picture for %s", async (_what, change) => {
  expect(same(await drawThumbnail(entry), await drawThumbnail({ ...entry, ...change }))).toBe(
    false,
  );
});

test("draws the microscope for an unknown category", () => {
  expect(motifOf("constructor")).toBe(motifOf("Scientific Evidence"));
});

test.each([
  ["markup", `<script>alert("&amp;")</script> & 'quotes' "too" ]]>`],
  ["accents and typographic marks", "Café – “naïve” ’ Ærø … Señor"],
  ["140 characters", "A word or two ".repeat(10)],
  ["one long word", "W".repeat(140)],
])("draws a title of %s", async (_what, title) => {
  const { width } = await sharp(await drawThumbnail({ ...entry, title })).metadata();
  expect(width).toBe(1280);
});

test.each([
  [10, "Why I film"],
  [35, "Who decides what counts as settled?"],
  [60, "Under the phone’s lens: what a slide shows after ten minutes"],
])("renders a title of %i characters in at least 84 pixels", async (length, title) => {
  expect(title).toHaveLength(length);
  expect((await renderTitle(title, "Interview", palettes[0])).fontSize).toBeGreaterThanOrEqual(84);
});

test("keeps the longest title below the play button", async () => {
  const title = "How closed doors open to a patient look ".repeat(4).slice(0, 140);
  const { fontSize, titleTop } = await renderTitle(title, "Interview", palettes[0]);
  expect(titleTop).toBeGreaterThanOrEqual(360 + 115);
  expect(fontSize).toBeGreaterThanOrEqual(50);
});

const brightness = (colour: number): number => {
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((shift) => {
    const part = ((colour >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: number, other: number): number => {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Every colour behind the text. */
async function coloursBelow(floor: number, svg: string): Promise<Set<number>> {
  const below = { left: 0, top: floor, width: 1280, height: 720 - floor };
  const pixels = await sharp(Buffer.from(svg)).extract(below).removeAlpha().raw().toBuffer();
  return new Set(
    Array.from({ length: pixels.length / 3 }, (_, index) => pixels.readUIntBE(index * 3, 3)),
  );
}

const drawings = palettes.flatMap((palette, at) =>
  categories.map((category) => [palette.paper, category, palette, at * 2] as const),
);

test.each(drawings)(
  "keeps text on %s readable over %s",
  async (_paper, category, palette, first) => {
    for (const seed of [first, first + 1]) {
      const scene = { palette, random: new Random(seed), floor: 400 };
      const colours = [...(await coloursBelow(420, draw(motifOf(category), scene)))];
      for (const words of [palette.title, palette.category]) {
        const ink = Number.parseInt(words.slice(1), 16);
        expect(Math.min(...colours.map((on) => contrast(on, ink)))).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
);

const longAgo = new Date("2020-01-01");

/** Creates a directory with old pictures of two entries. */
async function drawnLongAgo() {
  const directory = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const first = { collection: "videos", ...entry };
  const second = { ...first, id: 5 };
  await updateThumbnails([first, second], directory);
  for (const name of ["videos-4.png", "videos-5.png"]) {
    await utimes(join(directory, name), longAgo, longAgo);
  }
  const isOld = async (name: string) => (await stat(join(directory, name))).mtime <= longAgo;
  return { directory, first, second, isOld };
}

test("redraws a picture only if its title changes", async () => {
  const { directory, first, second, isOld } = await drawnLongAgo();
  const changed = { ...second, title: "Another" };
  await updateThumbnails([first, changed], directory);
  expect([await isOld("videos-4.png"), await isOld("videos-5.png")]).toEqual([true, false]);
  const kept = await readFile(join(directory, "videos-5.png"));
  expect(same(kept, await drawThumbnail(changed))).toBe(true);
});

test("redraws a deleted picture", async () => {
  const { directory, first, second, isOld } = await drawnLongAgo();
  await rm(join(directory, "videos-5.png"));
  await updateThumbnails([first, second], directory);
  expect([await isOld("videos-4.png"), await isOld("videos-5.png")]).toEqual([true, false]);
});

test("deletes the picture of a deleted entry", async () => {
  const { directory, first } = await drawnLongAgo();
  await updateThumbnails([first], directory);
  expect(await readdir(directory)).toEqual(["index.json", "videos-4.png"]);
});

test("redraws all pictures if the index is missing", async () => {
  const { directory, first, second, isOld } = await drawnLongAgo();
  await rm(join(directory, "index.json"));
  await updateThumbnails([first, second], directory);
  expect([await isOld("videos-4.png"), await isOld("videos-5.png")]).toEqual([false, false]);
});
