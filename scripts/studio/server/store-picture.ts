import sharp from "sharp";
import { writeWhole } from "./files.ts";

const largest = { width: 1280, height: 1280, fit: "inside", withoutEnlargement: true } as const;

/** Pictures with more pixels are not decoded. */
const limitInputPixels = 40_000_000;

const readable = ["jpeg", "png", "webp", "heif"];

/**
 * Stores a picture in `content/pictures`, upright, at most 1280 pixels wide and high, and without metadata.
 * @param name the file name without its ending
 * @returns the file name
 * @throws Error if the bytes are not a picture
 */
export async function storePicture(root: string, name: string, bytes: Uint8Array): Promise<string> {
  const picture = sharp(bytes, { limitInputPixels });
  const { format } = await picture.metadata();
  if (!readable.includes(format)) throw new Error(`Not a picture: ${format}`);
  const path = `pictures/${name}.jpg`;
  const jpeg = await picture.autoOrient().resize(largest).jpeg({ quality: 85 }).toBuffer();
  await writeWhole(root, { path, file: `content/${path}` }, jpeg);
  return `${name}.jpg`;
}
