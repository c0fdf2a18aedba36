import sharp from "sharp";
import { fnv1a } from "../../lib/fnv1a.ts";
import { motifOf } from "./motifs.ts";
import { palettes } from "./palettes.ts";
import { Random } from "./random.ts";
import { draw } from "./scene.ts";
import { renderTitle } from "./title.ts";

export interface ThumbnailInput {
  id: number | string;
  title: string;
  category: string;
}

/** Increase this when the drawing changes, to replace existing pictures. */
export const thumbnailVersion = 1;

/** Draws the thumbnail of an entry without a picture, as a PNG. An entry always gets the same drawing. */
export async function drawThumbnail({ id, title, category }: ThumbnailInput): Promise<Uint8Array> {
  const seed = typeof id === "number" ? id : fnv1a(id);
  const palette = palettes[seed % palettes.length] ?? palettes[0];
  const { svg, top } = await renderTitle(title, category, palette);
  const random = new Random(fnv1a(`${id} ${category}`));
  const drawing = draw(motifOf(category), { palette, random, floor: top - 26 });
  return sharp(Buffer.from(drawing))
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}
