import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inputHash } from "../cached-picture.ts";
import { drawThumbnail, type ThumbnailInput, thumbnailVersion } from "./thumbnail.ts";

export interface Entry extends ThumbnailInput {
  collection: string;
}

type Index = Record<string, string>;

/**
 * Draws missing and changed pictures, and deletes those of deleted entries.
 * @param inUse keeps the pictures of deleted entries, because an open page may still show them
 */
export async function updateThumbnails(
  entries: Entry[],
  directory: string,
  inUse = false,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  const before = await readIndex(directory);
  const present = await readdir(directory);
  const index: Index = Object.fromEntries(entries.map((entry) => [nameOf(entry), hashOf(entry)]));
  const stale = entries.filter((entry) => {
    const name = nameOf(entry);
    return before[name] !== index[name] || !present.includes(name);
  });
  const gone = present.filter((name) => name.endsWith(".png") && !Object.hasOwn(index, name));
  // One at a time, to save memory.
  for (const entry of stale) {
    await writeFile(join(directory, nameOf(entry)), await drawThumbnail(entry));
  }
  if (!inUse) for (const name of gone) await rm(join(directory, name));
  await writeFile(join(directory, "index.json"), JSON.stringify(index, null, 2));
}

const nameOf = ({ collection, id }: Entry): string => `${collection}-${id}.png`;

const hashOf = ({ title, category }: Entry): string =>
  inputHash([thumbnailVersion, title, category]);

async function readIndex(directory: string): Promise<Index> {
  try {
    return JSON.parse(await readFile(join(directory, "index.json"), "utf8"));
  } catch {
    // Missing or damaged, so draw everything again.
    return {};
  }
}
