import { type Dirent, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ContentError } from "../../lib/errors/content-error.ts";
import { didYouMean } from "../../lib/text/did-you-mean.ts";
import { slugify } from "../../lib/text/slugify.ts";
import { type CollectionName, collectionNames, collections } from "../collections.ts";
import { retiredSchema } from "../retired.ts";
import { moderationSchema } from "../schemas/moderation.ts";
import { pagesSchema } from "../schemas/pages.ts";
import { siteSchema } from "../schemas/site.ts";
import { type ContentFile, type FileFormat, readContentFile } from "./content-file.ts";

export interface Entry extends ContentFile {
  collection: CollectionName;
  /** The file name without its ending. Addresses contain it. */
  name: string;
}

export type Content = Awaited<ReturnType<typeof readContent>>;

export type Picture = Content["pictures"][number];

/** @param root the folder `content` */
export async function readContent(root: string) {
  const read = await Promise.all(collectionNames.map((name) => readCollection(root, name)));
  const settings = await readSettingsFiles(root);
  const folder = join(root, "pictures");
  return {
    ...settings,
    entries: read.flatMap(({ entries }) => entries),
    pictures: (await list(folder)).map(({ name }) => ({ name, path: join(folder, name) })),
    errors: [
      ...(await unknownFiles(root)),
      ...settings.errors,
      ...read.flatMap(({ errors }) => errors),
    ],
  };
}

export async function readCollection(root: string, collection: CollectionName) {
  const { ending, names = [] } = collections[collection];
  const items = await list(join(root, collection));
  const found = items.flatMap(({ name }) =>
    name.endsWith(`.${ending}`) ? name.slice(0, -ending.length - 1) : [],
  );
  const entries = await Promise.all(
    found.map(async (name): Promise<Entry> => {
      const path = `${collection}/${name}.${ending}`;
      const format = formatOf(collection, name);
      const file = await readContentFile(join(root, path), `content/${path}`, format);
      return { ...file, collection, name };
    }),
  );
  const errors = [
    ...items.flatMap((item) => fileError(collection, item)),
    ...names.filter((name) => !found.includes(name)).map((name) => missing(collection, name)),
    ...entries.flatMap((entry) => entry.errors),
  ];
  return { entries, errors };
}

export function formatOf(collection: CollectionName, name: string): FileFormat {
  const format = collections[collection];
  return { ...format, schema: format.schemaOf?.(name) ?? format.schema };
}

function fileError(collection: CollectionName, item: Dirent): ContentError[] {
  const { one, ending, names } = collections[collection];
  const file = `content/${collection}/${item.name}`;
  if (item.isDirectory()) return [{ file, text: folderInFolder }];
  const stem = item.name.replace(/(\.(jsonc?|mdx?|txt|ya?ml|jsn))+$/i, "");
  if (item.name !== `${stem}.${ending}` || !/^[a-z0-9-]+$/.test(stem)) {
    const tidy = `${slugify(stem) || "a-new-name"}.${ending}`;
    const text = `the name must consist of lower-case letters, digits and hyphens, and end in .${ending}; rename it to "${tidy}".`;
    return [{ file, text }];
  }
  if (!names || names.includes(stem)) return [];
  const hint = didYouMean(stem, names, `The names are ${names.join(", ")}.`);
  return [{ file, text: `there is no ${one} with this name${hint}` }];
}

const folderInFolder = "folders are not allowed here; move the files up into the folder above.";

const missing = (collection: CollectionName, name: string): ContentError => ({
  file: `content/${collection}/${name}.json`,
  text: `this ${collections[collection].one} has no file; copy another one to this name, and change its values.`,
});

// The site imports these files as JSON, so comments are not allowed.
const settingsFile = (schema: FileFormat["schema"]): FileFormat => ({
  schema,
  ending: "json",
  strict: true,
});

export const settingsFormats = {
  site: settingsFile(siteSchema),
  pages: settingsFile(pagesSchema),
  moderation: settingsFile(moderationSchema),
  retired: settingsFile(retiredSchema),
};

type SettingsName = keyof typeof settingsFormats;

export async function readSettingsFiles(root: string) {
  const errors: ContentError[] = [];
  const read = async (name: SettingsName) => {
    const file = `content/${name}.json`;
    const path = join(root, `${name}.json`);
    if (existsSync(path)) {
      const found = await readContentFile(path, file, settingsFormats[name]);
      errors.push(...found.errors);
      return found;
    }
    if (name !== "retired") errors.push({ file, text: "the file is missing." });
    return undefined;
  };
  return {
    site: await read("site"),
    pages: await read("pages"),
    moderation: await read("moderation"),
    retired: await read("retired"),
    errors,
  };
}

const settingsFiles = Object.keys(settingsFormats).map((name) => `${name}.json`);
const known = [...collectionNames, "pictures", ...settingsFiles];

const unknownFiles = async (root: string): Promise<ContentError[]> =>
  (await list(root))
    .filter(({ name }) => !known.includes(name))
    .map(({ name }) => ({
      file: `content/${name}`,
      text: `this does not belong in content${didYouMean(name, known, `It contains ${known.join(", ")}.`)}`,
    }));

/** Files that computers and editors leave behind. */
const ofOtherPrograms = /^\.|^(desktop\.ini|thumbs\.db)$|\.bak$|~$/i;

async function list(folder: string) {
  if (!existsSync(folder)) return [];
  const items = await readdir(folder, { withFileTypes: true });
  return items
    .filter(({ name }) => !ofOtherPrograms.test(name))
    .sort((one, other) => byCount.compare(one.name, other.name));
}

export const byCount = new Intl.Collator("en", { numeric: true });
