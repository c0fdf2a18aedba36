import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ContentError } from "../../errors/content-error.ts";
import { closestMatch, didYouMean } from "../../errors/did-you-mean.ts";
import { slugify } from "../../lib/slugify.ts";
import { type CollectionName, collectionNames, collections } from "../schemas/collections.ts";
import { type ContentFile, readContentFile } from "./content-file.ts";

export interface Entry extends ContentFile {
  collection: CollectionName;
  /** The file name without its ending. Addresses contain it. */
  name: string;
}

interface Read {
  entries: Entry[];
  errors: ContentError[];
}

export async function readEntries(root: string): Promise<Read> {
  const read = await Promise.all(
    collectionNames.map((name) => readCollection(join(root, name), name, `content/${name}`)),
  );
  return {
    entries: read.flatMap(({ entries }) => entries),
    errors: read.flatMap(({ errors }) => errors),
  };
}

/** Reads the entries of a folder. @param shown the path of the folder in error messages */
export async function readCollection(
  folder: string,
  collection: CollectionName,
  shown = folder,
): Promise<Read> {
  const items = await list(folder);
  const errors = items.flatMap((item) => {
    const file = join(shown, item.name);
    if (item.isDirectory()) return folderInFolder(file);
    return entryNameError(file, item.name, collection) ?? [];
  });
  const format = collections[collection];
  const names = items
    .filter((item) => !item.isDirectory() && item.name.endsWith(`.${format.ending}`))
    .map(({ name }) => name);
  const entries = names.map(async (name) => ({
    ...(await readContentFile(join(folder, name), join(shown, name), format)),
    collection,
    name: name.slice(0, -format.ending.length - 1),
  }));
  return { entries: await Promise.all(entries), errors };
}

/** Lists a folder in natural order, without hidden files. */
export async function list(folder: string) {
  if (!existsSync(folder)) return [];
  const items = await readdir(folder, { withFileTypes: true });
  return items
    .filter(({ name }) => !name.startsWith("."))
    .sort((one, other) => byCount.compare(one.name, other.name));
}

const byCount = new Intl.Collator("en", { numeric: true });

const otherFolders = ["pictures", "templates"];

const settings = ["site.json", "pages.json", "moderation.json", "retired.json"];

export const isCollection = (name: string): name is CollectionName =>
  (collectionNames as string[]).includes(name);

export function entryNameError(
  file: string,
  name: string,
  collection: CollectionName,
): ContentError | undefined {
  const { ending } = collections[collection];
  const stem = stemOf(name);
  if (!name.endsWith(`.${ending}`))
    return {
      file,
      text: `the name of a file in content/${collection} must end in .${ending}; rename it to "${tidy(stem)}.${ending}".`,
    };
  if (/^[a-z0-9-]+$/.test(stem)) return undefined;
  const text = "a file name can contain only lower-case letters, digits and hyphens";
  return { file, text: `${text}; rename it to "${tidy(stem)}.${ending}".` };
}

const stemOf = (name: string) => name.replace(/(\.(jsonc?|mdx?|txt|ya?ml|jsn))+$/i, "");

const tidy = (stem: string) => slugify(stem) || "a-new-name";

const folderInFolder = (file: string): ContentError => ({
  file,
  text: "folders are not allowed here; move the files up into the folder above.",
});

export function folderError(file: string, name: string): ContentError | undefined {
  if (isCollection(name) || otherFolders.includes(name)) return undefined;
  const known = [...collectionNames, ...otherFolders];
  const hint = didYouMean(name, known, `The folders are ${known.join(", ")}.`);
  return { file, text: `this folder does not belong in content${hint}` };
}

export function settingsNameError(file: string, name: string): ContentError | undefined {
  if (settings.includes(name)) return undefined;
  const meant = closestMatch(name, settings);
  const hint = meant ? `; did you mean "${meant}"?` : ". Move it into one of the folders.";
  return { file, text: `this file does not belong in content itself${hint}` };
}
