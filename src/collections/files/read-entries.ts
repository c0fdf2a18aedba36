import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ContentError } from "../../errors/content-error.ts";
import { type CollectionName, collectionNames, collections } from "../schemas/collections.ts";
import { type ContentFile, readContentFile } from "./content-file.ts";
import { entryNameError, folderInFolder } from "./file-names.ts";

export interface Entry extends ContentFile {
  collection: CollectionName;
  /** The file name without its ending. Addresses contain it. */
  name: string;
}

interface Read {
  entries: Entry[];
  /** Errors in file names. */
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
