import { basename } from "node:path";
import type { ContentError } from "../../../lib/errors/content-error.ts";
import { fieldError } from "../../../lib/errors/schema-errors.ts";
import { didYouMean } from "../../../lib/text/did-you-mean.ts";
import { isPicture } from "../../files/picture-file.ts";
import type { Content, Entry, Picture } from "../../files/read-content.ts";
import { expectedPicture, isPictureName } from "../../schemas/publication.ts";

export async function checkPictures(content: Content): Promise<ContentError[]> {
  const used = new Set(pictureUses(content).map(({ picture }) => picture));
  const files = content.pictures.filter(({ name }) => used.has(name));
  const names = content.pictures.map(({ name }) => name);
  const faults = files.map(async (picture) => {
    const text = await pictureFault(picture);
    return text ? [{ file: `content/pictures/${picture.name}`, text }] : [];
  });
  return [
    ...thumbnailsIn(content).flatMap(({ from, path, picture }) => {
      const text = unknownPicture(picture, names);
      return text ? fieldError(from, path, text) : [];
    }),
    ...content.entries.flatMap((entry) => inBody(entry, names)),
    ...(await Promise.all(faults)).flat(),
  ];
}

export const pictureUses = (content: Content): { picture: string; alt: string }[] => [
  ...thumbnailsIn(content),
  ...content.entries.flatMap(({ body }) =>
    (body?.pictures ?? []).map(({ src, alt }) => ({ picture: basename(src), alt })),
  ),
];

const pictureFault = async ({ name, path }: Picture): Promise<string | undefined> => {
  if (!isPictureName(name)) return `rename it. ${expectedPicture}.`;
  return (await isPicture(path))
    ? undefined
    : "this is not a picture, or it is damaged; save it again.";
};

function thumbnailsIn({ entries, site }: Content) {
  const walkthrough = { from: site, path: ["walkthrough"], fields: site?.fields["walkthrough"] };
  const others = entries.map((from) => ({ from, path: [], fields: from.fields }));
  return [...others, walkthrough].flatMap(({ from, path, fields }) => {
    const { thumbnail, thumbnailAlt } = Object(fields);
    if (!from || typeof thumbnail !== "string") return [];
    return { from, path: [...path, "thumbnail"], picture: thumbnail, alt: `${thumbnailAlt ?? ""}` };
  });
}

function unknownPicture(name: string, names: string[]): string | undefined {
  if (names.includes(name)) return undefined;
  if (!isPictureName(name))
    return `found ${JSON.stringify(name)}; rename the picture, and write its new name here. ${expectedPicture}.`;
  const hint = didYouMean(name, names, "Copy the picture into that folder.");
  return `found ${JSON.stringify(name)}, which is not in content/pictures${hint}`;
}

const folder = "../pictures/";

function inBody({ file, body }: Entry, names: string[]): ContentError[] {
  return (body?.pictures ?? []).flatMap(({ src, alt, line }) => {
    const isElsewhere = !src.startsWith(folder);
    const elsewhere = `the picture "${src}" is not in content/pictures. Save it there, and write ${folder} and its name.`;
    const plain = `the picture "${src}" has no description for people who cannot see it; write one between the square brackets before it.`;
    const text = isElsewhere ? elsewhere : unknownPicture(src.slice(folder.length), names);
    if (text) return { file, line, text };
    return alt.trim() ? [] : { file, line, text: plain };
  });
}
