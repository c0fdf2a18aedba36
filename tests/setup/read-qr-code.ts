import { createRequire } from "node:module";
import type { Sharp } from "sharp";

// The package says that it is an ES module, and is none.
const { default: decode } = createRequire(import.meta.url)("jsqr") as typeof import("jsqr");

/** What a phone reads from a picture; nothing where it finds no code. */
export async function readQrCode(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
