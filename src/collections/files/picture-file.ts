import sharp from "sharp";

const readable = ["jpeg", "png", "webp", "heif"];

/** False for HEIC, which has the same container format as AVIF. */
export async function isPicture(file: string | Uint8Array): Promise<boolean> {
  try {
    const { format, compression } = await sharp(file).metadata();
    return readable.includes(format ?? "") && compression !== "hevc";
  } catch {
    return false;
  }
}
