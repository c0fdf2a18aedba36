import { basename } from "node:path";
import type { ContentError } from "../../../lib/content-error.ts";
import { didYouMean } from "../../../lib/did-you-mean.ts";
import { fieldError } from "../../../lib/schema-errors.ts";
import { isPicture } from "../../files/picture-file.ts";
import type { Content, Picture } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { pictureNameError } from "../../schemas/publication.ts";

export async function checkPictures(content: Content): Promise<ContentError[]> {
  const names = content.pictures.map(({ name }) => name);
  const used = new Set(pictureUses(content).map(({ picture }) => picture));
  const files = content.pictures.filter(({ name }) => used.has(name) && !pictureNameError(name));
  return [
    ...thumbnailsIn(content).flatMap((one) => thumbnailError(one, names)),
    ...content.entries.flatMap((entry) => inBody(entry, names)),
    ...(await Promise.all(files.map(damagedError))).flat(),
  ];
}

export const pictureUses = (content: Content): { picture: string; alt: string }[] => [
  ...thumbnailsIn(content),
  ...content.entries.flatMap(({ body }) =>
    (body?.pictures ?? []).map(({ src, alt }) => ({ picture: basename(src), alt })),
  ),
];

/** The unused pictures, and a line for each file in `content/pictures` that cannot be used. */
export async function unusedPictures(content: Content) {
  const used = new Set(pictureUses(content).map(({ picture }) => picture));
  const unused = content.pictures.filter(({ name }) => !used.has(name));
  const faults = await Promise.all(unused.map(pictureFault));
  return {
    pictures: unused.filter((_, at) => !faults[at]).map(({ name }) => name),
    strays: unused.flatMap(({ name }, at) => (faults[at] ? `${name}: ${faults[at]}` : [])),
  };
}

const pictureFault = async ({ name, path }: Picture): Promise<string | undefined> => {
  const text = pictureNameError(name);
  if (text) return `${text}.`;
  return (await isPicture(path)) ? undefined : "It is not a picture, or it is damaged.";
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

type Thumbnail = ReturnType<typeof thumbnailsIn>[number];

function thumbnailError({ from, path, picture }: Thumbnail, names: string[]): ContentError[] {
  if (names.includes(picture)) return [];
  const hint = didYouMean(picture, names, "Copy the picture into that folder.");
  const text = `found ${JSON.stringify(picture)}, which is not in content/pictures${hint}`;
  return [fieldError(from, path, text)];
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
  const known = names.map((one) => folder + one);
  if (!known.includes(src))
    return `the picture "${src}" is not in content/pictures${didYouMean(src, known, `Save it there, and write ${folder} and its name.`)}`;
  const fault = pictureNameError(basename(src));
  return fault && `the picture "${src}" cannot be used. ${fault}.`;
}

const damaged = "the file is not a picture, or it is damaged; save the picture again.";

const damagedError = async ({ name, path }: Picture): Promise<ContentError[]> =>
  (await isPicture(path)) ? [] : [{ file: `content/pictures/${name}`, text: damaged }];
