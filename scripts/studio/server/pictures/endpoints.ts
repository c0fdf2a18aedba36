import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { findErrors } from "../../../../src/collections/check/check.ts";
import {
  type PictureUse,
  pictureUses,
  unusedPictures,
} from "../../../../src/collections/check/rules/pictures.ts";
import { isPicture } from "../../../../src/collections/files/picture-file.ts";
import { type Content, readContent } from "../../../../src/collections/files/read-content.ts";
import { pictureNameError } from "../../../../src/collections/schemas/publication.ts";
import { formatContentError } from "../../../../src/errors/content-error.ts";
import { entryTitle } from "../../../../src/lib/entry-title.ts";
import { type PictureList, type PictureSummary, settingsTitles } from "../../protocol.ts";
import { type Endpoint, noFile, type StudioContext, StudioError } from "../context.ts";
import { removeFile, writeWhole } from "../files.ts";
import { readBlobs } from "../git/run-git.ts";
import { inSequence } from "../in-sequence.ts";
import { convertPicture } from "./convert-picture.ts";
import { freeName, isMeaningless, pictureStem } from "./name-picture.ts";

const upload = z.instanceof(Uint8Array);
const named = z.object({ name: z.string() });
const described = z.object({ name: z.string(), alt: z.string() });

/** The endpoints that list, add, name, show and delete pictures. */
export const pictureEndpoints: Record<string, Endpoint> = {
  "GET pictures": ({ root }) => listPictures(root),
  "GET picture": (context, query) => showPicture(context, query),
  "PUT picture": (context, query, body) =>
    addPicture(context, query.get("name") ?? "", upload.parse(body)),
  "PUT picture-name": (context, _, body) => {
    const { name, alt } = described.parse(body);
    return inSequence(() => renamePicture(context, name, alt));
  },
  "DELETE picture": (context, _, body) => {
    const { name } = named.parse(body);
    return inSequence(() => removePicture(context, name));
  },
};

const placeOf = (name: string) => ({ path: `pictures/${name}`, file: `content/pictures/${name}` });

async function listPictures(root: string): Promise<PictureList> {
  const content = await readContent(root);
  const { pictures: unused, strays } = await unusedPictures(content);
  const uses = Map.groupBy(pictureUses(content), ({ picture }) => picture);
  const shown = content.pictures.filter(({ name }) => unused.includes(name) || uses.has(name));
  const pictures = await Promise.all(
    shown.map(({ name }) => summaryOf(root, name, uses.get(name))),
  );
  return { pictures: pictures.toSorted((one, other) => other.changed - one.changed), strays };
}

async function summaryOf(
  root: string,
  name: string,
  uses: PictureUse[] = [],
): Promise<PictureSummary> {
  const { mtimeMs, size } = await stat(join(root, placeOf(name).path));
  const alt = uses.find((use) => use.alt)?.alt ?? "";
  return { name, alt, changed: mtimeMs, bytes: size, usedBy: uses.map(userOf) };
}

function userOf({ from }: PictureUse): PictureSummary["usedBy"][number] {
  if (!("collection" in from)) return { at: "site", title: settingsTitles["site"] ?? "" };
  const { collection, name, fields } = from;
  return { at: `${collection}/${name}`, title: entryTitle(fields) ?? name };
}

async function addPicture({ root }: StudioContext, fileName: string, original: Uint8Array) {
  const { bytes, ending } = await convertPicture(original, fileName || "The file");
  return inSequence(async () => {
    const taken = (await readContent(root)).pictures.map(({ name }) => name);
    const stem = pictureStem(fileName, "");
    const name = freeName(stem, ending, taken);
    await writeWhole(root, placeOf(name), bytes);
    return summaryOf(root, name);
  });
}

/** Names an unused picture after its description if its name says nothing. @returns its name */
async function renamePicture(context: StudioContext, name: string, alt: string) {
  const { root } = context;
  const { pictures } = await readContent(root);
  const found = pictures.find((one) => one.name === name);
  if (!found) throw new StudioError(404, noFile);
  const stem = pictureStem(name, alt);
  const ending = name.split(".").at(-1) ?? "";
  const isKept = !isMeaningless(name) || name === `${stem}.${ending}`;
  if (isKept || (await mistakesWithout(context, name)).length > 0) return { name };
  const next = freeName(
    stem,
    ending,
    pictures.map((one) => one.name),
  );
  await writeWhole(root, placeOf(next), await readFile(found.path));
  await removeFile(root, placeOf(name));
  return { name: next };
}

/** @throws StudioError 422 if other content uses the picture */
async function removePicture(context: StudioContext, name: string): Promise<void> {
  const { pictures } = await readContent(context.root);
  if (!pictures.some((one) => one.name === name)) throw new StudioError(404, noFile);
  const elsewhere = await mistakesWithout(context, name);
  if (elsewhere.length > 0)
    throw new StudioError(422, "Not deleted, because these use the picture:", { elsewhere });
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

/** The width of the pictures in the Studio, in pixels. */
const width = 400;

/** Responds with a small copy of a picture, or of an earlier version by its id in git. */
async function showPicture({ root }: StudioContext, query: URLSearchParams): Promise<Response> {
  const bytes = await readPicture(root, query.get("name") ?? "", query.get("id"));
  if (!bytes || !(await isPicture(bytes))) throw new StudioError(404, noFile);
  const small = await sharp(bytes)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp()
    .toBuffer();
  const isVersion = query.has("changed") || query.has("id");
  const cache = isVersion ? "private, max-age=31536000" : "no-store";
  const headers = { "Content-Type": "image/webp", "Cache-Control": cache };
  return new Response(new Uint8Array(small), { headers });
}

async function readPicture(root: string, name: string, id: string | null) {
  if (id !== null)
    return /^[0-9a-f]{40,64}$/.test(id) ? (await readBlobs(root, [id]))[0]?.bytes : undefined;
  if (pictureNameError(name)) return undefined;
  return readFile(join(root, placeOf(name).path)).catch(() => undefined);
}
