import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../lib/problem.ts";
import { type CollectionName, collectionNames, collections } from "../schemas/collections.ts";
import { type ContentFile, readContentFile } from "./content-file.ts";
import { entryNameProblem, folderInFolder } from "./file-names.ts";

/** An entry of a collection. */
export interface Entry extends ContentFile {
  collection: CollectionName;
  /** The name of its file without the ending, which is its name in addresses. */
  name: string;
}

interface Read {
  entries: Entry[];
  /** What is wrong with the names of files. */
  problems: Problem[];
}

/** Every entry of every collection, and the files that are none. */
export async function readEntries(root: string): Promise<Read> {
  const read = await Promise.all(
    collectionNames.map((name) => readCollection(join(root, name), name, `content/${name}`)),
  );
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** @param shown the folder, as its files are named to the creator */
export async function readCollection(
  folder: string,
  collection: CollectionName,
  shown = folder,
): Promise<Read> {
  const items = await list(folder);
  const problems = items.flatMap((item) => {
    const file = join(shown, item.name);
    if (item.isDirectory()) return folderInFolder(file);
    return entryNameProblem(file, item.name, collection) ?? [];
  });
  const kind = collections[collection];
  const names = items
    .filter((item) => !item.isDirectory() && item.name.endsWith(`.${kind.ending}`))
    .map(({ name }) => name);
  const entries = names.map(async (name) => ({
    ...(await readContentFile(join(folder, name), join(shown, name), kind)),
    collection,
    name: name.slice(0, -kind.ending.length - 1),
  }));
  return { entries: await Promise.all(entries), problems };
}

/** What a folder holds, in the order in which people count; files that begin with a dot are nobody's. */
export async function list(folder: string) {
  if (!existsSync(folder)) return [];
  const items = await readdir(folder, { withFileTypes: true });
  return items
    .filter(({ name }) => !name.startsWith("."))
    .sort((one, other) => byCount.compare(one.name, other.name));
}

const byCount = new Intl.Collator("en", { numeric: true });
