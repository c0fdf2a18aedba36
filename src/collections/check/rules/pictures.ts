import { basename } from "node:path";
import sharp from "sharp";
import type { ContentError } from "../../../errors/content-error.ts";
import { didYouMean } from "../../../errors/did-you-mean.ts";
import type { Content, Picture } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { fieldError } from "../../files/schema-errors.ts";

/** Every picture exists, can be read and has alternative text. */
export async function checkPictures(content: Content): Promise<ContentError[]> {
  const names = content.pictures.map(({ name }) => name);
  const files = await Promise.all(content.pictures.map(pictureError));
  return [
    ...content.entries.flatMap((entry) => inThumbnail(entry, names)),
    ...content.entries.flatMap((entry) => inBody(entry, names)),
    ...files.flatMap((error) => error ?? []),
  ];
}

/** Pictures that no entry uses. */
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
  const text = `found ${JSON.stringify(thumbnail)}, and content/pictures has no such file`;
  return [fieldError(entry, ["thumbnail"], `${text}${didYouMean(thumbnail, names)}`)];
}

function inBody({ file, body }: Entry, names: string[]): ContentError[] {
  return (body?.pictures ?? []).flatMap(({ src, alt, line }) => {
    const text = sourceError(src, names) ?? (alt.trim() ? undefined : noWords(src));
    return text ? { file, line, text } : [];
  });
}

const noWords = (src: string) =>
  `the picture "${src}" has no words for people who cannot see it; write ![what it shows](${src}).`;

const folder = "../pictures/";

function sourceError(src: string, names: string[]): string | undefined {
  const name = basename(src);
  if (/^[a-z]+:/i.test(src))
    return `the picture "${src}" is on another site, from which none is loaded; save it in content/pictures.`;
  if (!names.includes(name))
    return `the picture "${src}" is not in content/pictures${didYouMean(name, names)}`;
  if (src === folder + name) return undefined;
  return `the picture "${src}" is looked for in the wrong place; write "${folder}${name}".`;
}

const shown = ["jpeg", "png", "webp", "heif"];

async function pictureError({ name, path }: Picture): Promise<ContentError | undefined> {
  const file = `content/pictures/${name}`;
  const endings = "only letters, digits, hyphens and dots, and ends in .jpg, .png, .webp or .avif";
  if (!/^[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp|avif)$/i.test(name))
    return { file, text: `the name of a picture has ${endings}; rename or convert it.` };
  const format = await formatOf(path);
  if (format !== undefined && shown.includes(format)) return undefined;
  return { file, text: "this file holds no picture that can be read; save the picture again." };
}

const formatOf = (path: string): Promise<string | undefined> =>
  sharp(path)
    .metadata()
    .then(({ format }) => format)
    .catch(() => undefined);
