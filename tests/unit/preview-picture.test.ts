import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { keptPreview } from "../../src/lib/kept-preview.ts";
import { previewPicture } from "../../src/lib/preview-picture.ts";

/** The colour of a pixel, as `#rrggbb`. */
async function colourAt(picture: Uint8Array, left: number, top: number) {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return `#${(await pixel.toBuffer()).toString("hex")}`;
}

/** How many pixels have the darkest ink, in the place of the title. */
async function inkOf(picture: Uint8Array) {
  const title = sharp(picture).extract({ left: 84, top: 133, width: 620, height: 384 });
  const pixels = await title.removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) if ((pixels[at] ?? 255) < 0x30) count += 1;
  return count;
}

test("a preview is a PNG of 1200 by 630 with its title in ink on the site's paper", async () => {
  const picture = await previewPicture("Medical Glossary", "NTKOC");
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  expect(await colourAt(picture, 4, 4)).toBe("#f2eada");
  expect(await colourAt(picture, 900, 130)).toBe("#fffdf8");
  expect(await inkOf(picture)).toBeGreaterThan(2000);
  expect(await inkOf(await previewPicture("", "NTKOC"))).toBe(0);
});

test("a long title has room", async () => {
  const picture = await previewPicture("A title which goes on and on. ".repeat(4).trim(), "NTKOC");
  for (const top of [133, 515]) {
    const edge = sharp(picture).extract({ left: 84, top, width: 620, height: 2 });
    const { channels } = await sharp(await edge.png().toBuffer()).stats();
    expect(channels[0]?.min).toBeGreaterThan(0xe0);
  }
});

test("a picture is drawn once, and anew where its words change", async () => {
  const kept = await mkdtemp(join(tmpdir(), "previews-"));
  onTestFinished(() => rm(kept, { recursive: true }));
  const first = await keptPreview("One", "NTKOC", kept);
  const [name = ""] = await readdir(kept);
  expect(Buffer.from(await keptPreview("One", "NTKOC", kept)).equals(first)).toBe(true);
  await writeFile(join(kept, name), "kept");
  expect(String(await keptPreview("One", "NTKOC", kept))).toBe("kept");
  await keptPreview("Two", "NTKOC", kept);
  await keptPreview("One", "Another site", kept);
  expect(await readdir(kept)).toHaveLength(3);
});
