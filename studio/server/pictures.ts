import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureUses } from "../../src/collections/check/rules/pictures.ts";
import { isPicture } from "../../src/collections/files/picture-file.ts";
import { readContent } from "../../src/collections/files/read-content.ts";
import { isPictureName } from "../../src/collections/schemas/publication.ts";
import { slugify } from "../../src/lib/text/slugify.ts";
import type { PictureSummary } from "../protocol.ts";
import { inSequence, noFile, type StudioContext, StudioError } from "./context.ts";
import { errorsAfter } from "./edits.ts";
import { writeWhole } from "./files.ts";
import { expectUnneeded } from "./reasons.ts";

export async function listPictures(root: string): Promise<PictureSummary[]> {
  const content = await readContent(root);
  const uses = Map.groupBy(pictureUses(content), ({ picture }) => picture);
  const isReadable = await Promise.all(content.pictures.map(({ path }) => isPicture(path)));
  return content.pictures
    .filter(({ name }, at) => isPictureName(name) && isReadable[at])
    .map(({ name }) => ({
      name,
      alt: uses.get(name)?.find((use) => use.alt)?.alt ?? "",
      isUsed: uses.has(name),
    }));
}

const width = 400;

/** @throws StudioError 404 */
export async function showPicture(root: string, name: string): Promise<Response> {
  const path = join(root, "pictures", name);
  if (!isPictureName(name) || !(await isPicture(path))) throw new StudioError(404, noFile);
  const picture = sharp(await readFile(path)).autoOrient();
  const small = await picture.resize({ width, withoutEnlargement: true }).webp().toBuffer();
  const headers = { "Content-Type": "image/webp", "Cache-Control": "no-store" };
  return new Response(new Uint8Array(small), { headers });
}

/** Tidies the name. @param query its `name` */
export async function addPicture(
  { root }: StudioContext,
  query: URLSearchParams,
  original: Uint8Array,
): Promise<PictureSummary> {
  const fileName = query.get("name") || "The file";
  const { bytes, ending } = await convertPicture(original, fileName);
  const stem = slugify(fileName.replace(/\.[^.]*$/, "")).slice(0, 60) || "picture";
  return inSequence(async () => {
    const { pictures } = await readContent(root);
    // Some systems do not distinguish capitals.
    const taken = new Set(pictures.map(({ name }) => name.toLowerCase()));
    let name = `${stem}.${ending}`;
    for (let number = 2; taken.has(name); number++) name = `${stem}-${number}.${ending}`;
    await writeWhole(root, `pictures/${name}`, bytes);
    return { name, alt: "", isUsed: false };
  });
}

/** @throws StudioError 422 if other content needs the picture */
export async function removePicture(
  context: StudioContext,
  { name }: { name: string },
): Promise<void> {
  const { pictures } = await readContent(context.root);
  if (!pictures.some((one) => one.name === name)) throw new StudioError(404, noFile);
  const errors = await errorsWithoutPicture(context, name);
  await expectUnneeded(context.root, errors, "Not deleted, because these need the picture:");
  await writeWhole(context.root, `pictures/${name}`, undefined);
}

export const errorsWithoutPicture = (context: StudioContext, picture: string) =>
  errorsAfter(context, (content) => ({
    ...content,
    pictures: content.pictures.filter(({ name }) => name !== picture),
  }));

/** The site shows pictures up to 1600 pixels wide. */
const longestSide = 2000;

const accepted = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

/** Removes metadata such as the place. @throws StudioError 422 */
async function convertPicture(
  bytes: Uint8Array,
  name: string,
): Promise<{ bytes: Buffer; ending: string }> {
  const refuse = (text: string) => new StudioError(422, `“${name}” ${text}`);
  // Cameras write harmless mistakes, which the strictest level would reject.
  if (bytes.length === 0) throw refuse(empty);
  const source = sharp(bytes, { failOn: "error" });
  const { format, compression, pages = 1 } = (await source.metadata().catch(() => undefined)) ?? {};
  if (pages > 1) throw refuse(moving);
  if (!accepted.includes(format ?? "") || compression === "hevc") throw refuse(noPicture);
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
  "is not a picture that browsers can show, such as a HEIC picture of a phone. Open it on your computer, save or export it as JPEG, and upload that.";
const empty = "is empty. Copy it from the camera or phone again, then upload it.";
const moving =
  "is a moving picture, and the site would show its first frame only. Upload it as a video, or save one frame as JPEG.";
const damaged =
  "is damaged, or only a part of it was copied. Copy it from the camera or phone again, then upload it.";
