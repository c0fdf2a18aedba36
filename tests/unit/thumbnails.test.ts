import { mkdtemp, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { palettes, titleCard, updateThumbnails } from "../../src/artwork/title-card.ts";

const entry = { collection: "videos", id: 4, title: "A long look" };

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

const drawn = async (change: Partial<typeof entry> = {}) =>
  readFile(await titleCard({ ...entry, ...change }, "NTKOC", await newDirectory()));

test("draws a PNG of 1280 by 720 pixels, the same each time", async () => {
  const picture = await drawn();
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1280, height: 720 });
  expect(picture.equals(await drawn())).toBe(true);
});

/** The topmost and lowest row of the title's colour below the name of the site. */
async function titleRows(title: string) {
  const { data, info } = await sharp(await drawn({ title }))
    .extract({ left: 0, top: 120, width: 1280, height: 600 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inks = palettes.map(({ ink }) => Number.parseInt(ink.slice(1), 16));
  const rows = Array.from({ length: info.height }, (_, y) => y + 120).filter((_row, y) => {
    for (let x = 0; x < info.width; x += 1)
      if (inks.includes(data.readUIntBE((y * info.width + x) * 3, 3))) return true;
    return false;
  });
  return { top: rows[0] ?? 0, bottom: rows.at(-1) ?? 0 };
}

/** The play button covers the middle of the picture down to this line. */
const playButtonBottom = 478;

test.each([
  ["How closed doors open to a patient look, 44 c"],
  ["How closed doors open to a patient look ".repeat(4).slice(0, 140)],
])("keeps the title between the play button and the edge: %s", async (title) => {
  const { top, bottom } = await titleRows(title);
  expect(top).toBeGreaterThanOrEqual(playButtonBottom);
  expect(bottom).toBeLessThan(700);
});

const longAgo = new Date("2020-01-01");

/** A directory with the pictures of two entries, written long ago. */
async function writtenLongAgo() {
  const directory = await newDirectory();
  const second = { ...entry, id: 5 };
  await updateThumbnails([entry, second], "NTKOC", directory);
  for (const name of ["videos-4.png", "videos-5.png"])
    await utimes(join(directory, name), longAgo, longAgo);
  const isOld = async (name: string) => (await stat(join(directory, name))).mtime <= longAgo;
  return { directory, second, isOld };
}

test("writes a picture again only if its title changes", async () => {
  const { directory, second, isOld } = await writtenLongAgo();
  await updateThumbnails([entry, { ...second, title: "Another" }], "NTKOC", directory);
  expect([await isOld("videos-4.png"), await isOld("videos-5.png")]).toEqual([true, false]);
});

test("draws no title card for an entry with a picture", async () => {
  const { directory, second } = await writtenLongAgo();
  const replaced = { ...second, thumbnail: "a-walk.jpg" };
  await updateThumbnails([entry, replaced], "NTKOC", directory);
  expect(await readdir(directory)).toEqual(["videos-4.png"]);
});

test("restores a deleted picture, and deletes that of a deleted entry", async () => {
  const { directory, second } = await writtenLongAgo();
  await rm(join(directory, "videos-5.png"));
  await updateThumbnails([second], "NTKOC", directory, true);
  expect(await readdir(directory)).toEqual(["videos-4.png", "videos-5.png"]);
  await updateThumbnails([second], "NTKOC", directory);
  expect(await readdir(directory)).toEqual(["videos-5.png"]);
});
