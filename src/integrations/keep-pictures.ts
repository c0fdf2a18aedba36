import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Drawable, drawingVersion, drawnPicture } from "../lib/drawn-picture.ts";

export interface Entry extends Drawable {
  collection: string;
}

/** The name of a picture, and the hash of what it was drawn from. */
type Index = Record<string, string>;

/**
 * Draws what is missing or changed, and removes the pictures of entries that are gone.
 * @param inUse whether a page that is shown at this moment may still name those
 */
export async function keepPictures(
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
  // One after the other: all at once would hold every picture in memory.
  for (const entry of stale) {
    await writeFile(join(directory, nameOf(entry)), await drawnPicture(entry));
  }
  if (!inUse) for (const name of gone) await rm(join(directory, name));
  await writeFile(join(directory, "index.json"), JSON.stringify(index, null, 2));
}

const nameOf = ({ collection, id }: Entry): string => `${collection}-${id}.png`;

const hashOf = ({ title, category }: Entry): string =>
  createHash("sha256")
    .update(JSON.stringify([drawingVersion, title, category]))
    .digest("hex");

async function readIndex(directory: string): Promise<Index> {
  try {
    return JSON.parse(await readFile(join(directory, "index.json"), "utf8"));
  } catch {
    // None yet, or a broken one: everything is drawn anew.
    return {};
  }
}
