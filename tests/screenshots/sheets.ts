// Combines the screenshots of a site into contact sheets, which show differences between pages.
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { folder, looks, nameOf } from "./photograph.ts";

const gap = 16;
/** Size of a sheet in pixels. Longer pages are cut off. */
const sheet = { width: 1920, height: 1600 };
/** Screenshots per sheet, by their width. */
const columns: Record<number, number> = { 360: 5, 768: 4, 1280: 3 };

/** Scales and crops one screenshot for its column. */
async function tile(file: string, column: number, width: number) {
  const small = await sharp(file).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const height = Math.min(small.info.height, sheet.height - 2 * gap);
  const input = await sharp(small.data).extract({ left: 0, top: 0, width, height }).toBuffer();
  return { input, height, left: gap + column * (width + gap), top: gap };
}

/** Writes all screenshots of a folder to numbered sheets. */
async function writeSheets(from: string, to: string, across: number): Promise<void> {
  const width = Math.floor((sheet.width - gap) / across) - gap;
  const files = (await readdir(from)).sort().map((name) => join(from, name));
  for (let at = 0; at < files.length; at += across) {
    const tiles = files.slice(at, at + across).map((file, column) => tile(file, column, width));
    const number = String(at / across + 1).padStart(2, "0");
    const drawn = await Promise.all(tiles);
    const height = Math.max(...drawn.map((one) => one.height)) + 2 * gap;
    await sharp({ create: { width: sheet.width, height, channels: 3, background: "#888" } })
      .composite(drawn)
      .png()
      .toFile(`${to}-${number}.png`);
  }
}

const sheets = join(folder, "sheets");
await mkdir(sheets, { recursive: true });
for (const site of ["preview", "launched"])
  for (const look of looks)
    await writeSheets(
      join(folder, site, nameOf(look)),
      join(sheets, `${site}-${nameOf(look)}`),
      columns[look.width] ?? 1,
    );
