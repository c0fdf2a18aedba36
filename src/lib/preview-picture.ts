import sharp from "sharp";
import { indexedPng } from "./indexed-png.ts";
import { box, lettering } from "./lettering.ts";
import { indexedGround, type PreviewGround } from "./preview-ground.ts";

/** Raise it when a change of the drawing must reach pictures that are kept. */
export const previewVersion = 2;

/** Where the title stands, in pixels. */
const place = { left: 84, top: 133, width: 660, height: 384 } as const;
const ink = "#261f17";

const grounds = new Map<string, Promise<PreviewGround>>();

/**
 * The picture of a page for link previews: its title in the site's own letters. A PNG. What is the same on
 * all of them is drawn once, and the title is put onto it in colours that are there already.
 */
export async function previewPicture(title: string, siteName: string): Promise<Uint8Array> {
  const ground = grounds.get(siteName) ?? indexedGround(siteName, ink);
  grounds.set(siteName, ground);
  const [picture, words] = await Promise.all([ground, coverage(title)]);
  const pixels = Uint8Array.from(picture.pixels);
  for (let at = 0; at < words.length; at++) {
    const covered = words[at] ?? 0;
    if (covered === 0) continue;
    const y = place.top + Math.floor(at / place.width);
    const pixel = y * picture.width + place.left + (at % place.width);
    pixels[pixel] = picture.inked(pixels[pixel] ?? 0, covered);
  }
  return indexedPng({ ...picture, pixels });
}

/** How much of each pixel of the title's place its letters cover, from 0 to 255. */
async function coverage(title: string): Promise<Uint8Array> {
  const words = box(
    { ...{ width: place.width, height: place.height }, alignItems: "center" },
    box({ fontSize: sizeFor(title), lineHeight: 1.05, color: ink }, title),
  );
  const svg = await lettering(words, place);
  return sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
}

/** Long titles are smaller, so that they have room. */
function sizeFor({ length }: string): number {
  if (length <= 48) return 82;
  return length <= 90 ? 60 : 46;
}
