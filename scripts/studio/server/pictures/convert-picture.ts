import sharp from "sharp";
import { StudioError } from "../context.ts";

/** The site shows pictures with up to 1600 pixels in width. An upright phone photograph of this height has 1500. */
const longestSide = 2000;

const accepted = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

/**
 * Turns a picture upright, shrinks it, and removes what a camera writes into it, such as the place.
 * @param name the file name, for messages
 * @throws StudioError 422 if the bytes are not a picture
 */
export async function convertPicture(
  bytes: Uint8Array,
  name: string,
): Promise<{ bytes: Buffer; ending: string }> {
  const refuse = (text: string) => new StudioError(422, `“${name}” ${text}`);
  if (isHeic(bytes)) throw refuse(heic);
  if (bytes.length === 0) throw refuse(noPicture);
  // Cameras write harmless mistakes, which the strictest level would refuse.
  const source = sharp(bytes, { failOn: "error" });
  const { format } = await source.metadata().catch((error) => {
    throw refuse(/pixel limit/.test(error.message) ? tooManyPixels : noPicture);
  });
  if (!accepted.includes(format ?? "")) throw refuse(noPicture);
  const size = { width: longestSide, height: longestSide, fit: "inside" } as const;
  const upright = source.autoOrient().resize({ ...size, withoutEnlargement: true });
  const isPhoto = format === "jpeg";
  const converted = isPhoto
    ? upright.jpeg({ quality: 85, mozjpeg: true })
    : upright.webp({ quality: 90 });
  const fail = () => {
    throw refuse(damaged);
  };
  return { bytes: await converted.toBuffer().catch(fail), ending: isPhoto ? "jpg" : "webp" };
}

const noPicture =
  "is not a picture that the Studio can read. Choose a JPEG, PNG, WebP or AVIF file.";
const damaged =
  "is damaged, or only a part of it was copied. Copy it from the camera or phone again, then upload it.";
const tooManyPixels = "has too many pixels. Save a smaller copy of it, then upload that.";
const heic =
  "is a HEIC picture, which most browsers cannot show. Open it on your computer, save or export it as JPEG, and upload that. To take pictures as JPEG on an iPhone, choose Settings, Camera, Formats, Most Compatible.";

/** Returns true for a HEIF container without AVIF. It starts with its brands. */
function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(4, 64)).toString("latin1");
  return /^ftyp(hei|hev|mif1|msf1)/.test(start) && !start.includes("avif");
}
