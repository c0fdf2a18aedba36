import sharp from "sharp";
import { fnv1a } from "../../lib/fnv1a.ts";
import { motifOf } from "./motifs.ts";
import { grounds } from "./palettes.ts";
import { Chance } from "./random.ts";
import { draw } from "./scene.ts";
import { setWords } from "./title.ts";

export interface ThumbnailInput {
  id: number | string;
  title: string;
  category: string;
}

/** Increase it when a change to the drawing must replace existing pictures. */
export const thumbnailVersion = 1;

/** Draws the thumbnail of an entry without a picture, as a PNG. The same entry always gets the same drawing. */
export async function drawThumbnail({ id, title, category }: ThumbnailInput): Promise<Uint8Array> {
  const seed = typeof id === "number" ? id : fnv1a(id);
  const ground = grounds[seed % grounds.length] ?? grounds[0];
  const { svg, top } = await setWords(title, category, ground);
  const chance = new Chance(fnv1a(`${id} ${category}`));
  const drawing = draw(motifOf(category), { ground, chance, floor: top - 26 });
  return sharp(Buffer.from(drawing))
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}
