import decodeQR from "qr/decode.js";
import type { Sharp } from "sharp";

export async function readQrCode(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  try {
    return decodeQR({ data, width: info.width, height: info.height });
  } catch {
    return undefined;
  }
}
