import decodeQR from "qr/decode.js";
import type { Sharp } from "sharp";

/** Reads the QR code in a picture. @returns undefined if there is none */
export async function readQrCode(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  try {
    return decodeQR({ data, width: info.width, height: info.height });
  } catch {
    return undefined;
  }
}
