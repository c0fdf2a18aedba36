import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { findErrors } from "../../../../src/collections/check/check.ts";
import { pictureUses, unusedPictures } from "../../../../src/collections/check/rules/pictures.ts";
import { isPicture } from "../../../../src/collections/files/picture-file.ts";
import { type Content, readContent } from "../../../../src/collections/files/read-content.ts";
import { pictureNameError } from "../../../../src/collections/schemas/publication.ts";
import { formatContentError } from "../../../../src/errors/content-error.ts";
import { slugify } from "../../../../src/lib/slugify.ts";
import type { PictureList, PictureSummary } from "../../protocol.ts";
import { type Endpoint, noFile, type StudioContext, StudioError } from "../context.ts";
import { removeFile, writeWhole } from "../files.ts";
import { inSequence } from "../in-sequence.ts";
import { convertPicture } from "./convert-picture.ts";

const upload = z.instanceof(Uint8Array);
const removal = z.object({ name: z.string() });

/** The endpoints that list, show, add and delete pictures. */
export const pictureEndpoints: Record<string, Endpoint> = {
  "GET pictures": ({ root }) => listPictures(root),
  "GET picture": ({ root }, query) => showPicture(root, query.get("name") ?? ""),
  "PUT picture": (context, query, body) => addPicture(context, query, upload.parse(body)),
  "DELETE picture": (context, _, body) => {
    const { name } = removal.parse(body);
    return inSequence(() => removePicture(context, name));
  },
};

async function listPictures(root: string): Promise<PictureList> {
  const content = await readContent(root);
  const { pictures, strays } = await unusedPictures(content);
  const uses = Map.groupBy(pictureUses(content), ({ picture }) => picture);
  const listed = content.pictures.flatMap(({ name }) => {
    const alt = uses.get(name)?.find((use) => use.alt)?.alt ?? "";
    const isUsed = uses.has(name);
    return isUsed || pictures.includes(name) ? { name, alt, isUsed } : [];
  });
  return { pictures: listed, strays };
}

/** The width of pictures in the Studio, in pixels. */
const width = 400;

async function showPicture(root: string, name: string): Promise<Response> {
  const path = join(root, "pictures", name);
  if (pictureNameError(name) || !(await isPicture(path))) throw new StudioError(404, noFile);
  const picture = sharp(await readFile(path)).autoOrient();
  const small = await picture.resize({ width, withoutEnlargement: true }).webp().toBuffer();
  const headers = { "Content-Type": "image/webp", "Cache-Control": "no-store" };
  return new Response(new Uint8Array(small), { headers });
}

const placeOf = (name: string) => ({ path: `pictures/${name}`, file: `content/pictures/${name}` });

/** The names that cameras, phones and browsers choose, such as `IMG_1234.jpg` or `Screenshot 2026-01-02 at 10.11.12.png`. */
const cameraNames =
  /^(img|imag|image|dsc|dscn|dscf|pxl|mvimg|photo|picture|screen|shot|screenshot|whatsapp|unnamed|untitled|at|am|pm|e|mp|edited|copy)?$/i;

const isCameraName = (stem: string) =>
  stem.split(/[^\p{L}]+/u).every((word) => cameraNames.test(word));

/** Adds a picture with a tidy name that no other picture has. @param query its name, and the title of its entry */
async function addPicture(
  { root }: StudioContext,
  query: URLSearchParams,
  original: Uint8Array,
): Promise<PictureSummary> {
  const [fileName, title] = [query.get("name") || "The file", query.get("title") ?? ""];
  const { bytes, ending } = await convertPicture(original, fileName);
  const own = fileName.replace(/\.[^.]*$/, "");
  const names = isCameraName(own) ? [title, own] : [own, title];
  const stem = names.map((one) => slugify(one).slice(0, 60)).find(Boolean) ?? "picture";
  return inSequence(async () => {
    const { pictures } = await readContent(root);
    // Some systems do not distinguish capitals.
    const taken = new Set(pictures.map(({ name }) => name.toLowerCase()));
    let name = `${stem}.${ending}`;
    for (let number = 2; taken.has(name); number++) name = `${stem}-${number}.${ending}`;
    await writeWhole(root, placeOf(name), bytes);
    return { name, alt: "", isUsed: false };
  });
}

/** @throws StudioError 422 if other content needs the picture */
async function removePicture(context: StudioContext, name: string): Promise<void> {
  const { pictures } = await readContent(context.root);
  if (!pictures.some((one) => one.name === name)) throw new StudioError(404, noFile);
  const elsewhere = await mistakesWithout(context, name);
  if (elsewhere.length > 0)
    throw new StudioError(422, "Not deleted, because these need the picture:", { elsewhere });
  await removeFile(context.root, placeOf(name));
}

/** The mistakes that the content would have without a picture. */
export async function mistakesWithout(
  { root, environment }: StudioContext,
  picture: string,
): Promise<string[]> {
  const content = await readContent(root);
  const pictures = content.pictures.filter(({ name }) => name !== picture);
  const lines = async (one: Content) =>
    (await findErrors(one, environment)).map(formatContentError);
  const before = new Set(await lines(content));
  return (await lines({ ...content, pictures })).filter((line) => !before.has(line));
}
