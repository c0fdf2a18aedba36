import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawAll } from "./draw-all.ts";
import { type Entry, titleCard } from "./title-card.ts";

/**
 * Writes a title card for each entry into a directory, and deletes those of deleted entries.
 * @param inUse keeps the pictures of deleted entries, because an open page may still show them
 */
export async function updateThumbnails(
  entries: Entry[],
  siteName: string,
  directory: string,
  inUse = false,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  await drawAll(entries, async (entry) => {
    const file = join(directory, nameOf(entry));
    const picture = await readFile(await titleCard(entry, siteName));
    // Astro reloads the page when a picture is written.
    const before = await readFile(file).catch(() => undefined);
    if (!before?.equals(picture)) await writeFile(file, picture);
  });
  if (inUse) return;
  const names = new Set(entries.map(nameOf));
  for (const name of await readdir(directory))
    if (!names.has(name)) await rm(join(directory, name));
}

const nameOf = ({ collection, id }: Entry): string => `${collection}-${id}.png`;
