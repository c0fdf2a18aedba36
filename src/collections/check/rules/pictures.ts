import { basename } from "node:path";
import sharp from "sharp";
import type { ContentError } from "../../../errors/content-error.ts";
import { didYouMean } from "../../../errors/did-you-mean.ts";
import type { Content, Picture } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { fieldError } from "../../files/schema-errors.ts";

/** Reports pictures that are missing, cannot be read or have no alternative text. */
export async function checkPictures(content: Content): Promise<ContentError[]> {
  const names = content.pictures.map(({ name }) => name);
  const files = await Promise.all(content.pictures.map(pictureError));
  return [
    ...content.entries.flatMap((entry) => inThumbnail(entry, names)),
    ...content.entries.flatMap((entry) => inBody(entry, names)),
    ...files.flatMap((error) => error ?? []),
  ];
}

/** Returns the names of pictures that no entry uses. */
export function unusedPictures({ entries, pictures }: Content): string[] {
  const used = new Set(
    entries.flatMap(({ fields, body }) => [
      fields["thumbnail"],
      ...(body?.pictures ?? []).map(({ src }) => basename(src)),
    ]),
  );
  return pictures.map(({ name }) => name).filter((name) => !used.has(name));
}

function inThumbnail(entry: Entry, names: string[]): ContentError[] {
  const { thumbnail } = entry.fields;
  if (typeof thumbnail !== "string" || names.includes(thumbnail)) return [];
  const hint = didYouMean(thumbnail, names, "Copy the picture into that folder.");
  const text = `found ${JSON.stringify(thumbnail)}, which is not in content/pictures${hint}`;
  return [fieldError(entry, ["thumbnail"], text)];
}

function inBody({ file, body }: Entry, names: string[]): ContentError[] {
  return (body?.pictures ?? []).flatMap(({ src, alt, line }) => {
    const text = sourceError(src, names) ?? (alt.trim() ? undefined : noDescription(src));
    return text ? { file, line, text } : [];
  });
}

const noDescription = (src: string) =>
  `the picture "${src}" has no description for people who cannot see it; write ![description](${src}).`;

const folder = "../pictures/";

function sourceError(src: string, names: string[]): string | undefined {
  const name = basename(src);
  if (/^[a-z]+:/i.test(src))
    return `the picture "${src}" is on another site and cannot be loaded from there; save it in content/pictures.`;
  if (!names.includes(name))
    return `the picture "${src}" is not in content/pictures${didYouMean(name, names)}`;
  if (src === folder + name) return undefined;
  return `the picture "${src}" has the wrong path; write "${folder}${name}".`;
}

const readable = ["jpeg", "png", "webp", "heif"];

const nameError =
  "the name of a picture can contain only letters, digits, hyphens and dots, and must end in .jpg, .png, .webp or .avif; rename or convert the file.";

async function pictureError({ name, path }: Picture): Promise<ContentError | undefined> {
  const file = `content/pictures/${name}`;
  if (!/^[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp|avif)$/i.test(name)) return { file, text: nameError };
  const format = await formatOf(path);
  if (format !== undefined && readable.includes(format)) return undefined;
  return { file, text: "the file is not a picture, or it is damaged; save the picture again." };
}

const formatOf = (path: string): Promise<string | undefined> =>
  sharp(path)
    .metadata()
    .then(({ format }) => format)
    .catch(() => undefined);
