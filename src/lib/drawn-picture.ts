import sharp from "sharp";
import { grounds } from "./drawn-picture/grounds.ts";
import { motifOf } from "./drawn-picture/motifs.ts";
import { Chance, seedOf } from "./drawn-picture/random.ts";
import { draw } from "./drawn-picture/scene.ts";
import { setWords } from "./drawn-picture/words.ts";

export interface Drawable {
  id: number | string;
  title: string;
  category: string;
}

/** Raise it when a change of the drawing must reach pictures that exist already. */
export const drawingVersion = 1;

/** The picture of an entry that has none of its own: always the same for the same entry. A PNG. */
export async function drawnPicture({ id, title, category }: Drawable): Promise<Uint8Array> {
  const seed = typeof id === "number" ? id : seedOf(id);
  const ground = grounds[seed % grounds.length] ?? grounds[0];
  const { svg, top } = await setWords(title, category, ground);
  const chance = new Chance(seedOf(`${id} ${category}`));
  const drawing = draw(motifOf(category), { ground, chance, floor: top - 26 });
  return sharp(Buffer.from(drawing))
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}
