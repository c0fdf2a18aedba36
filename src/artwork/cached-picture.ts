import { hash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Returns the path of a picture in the cache, and draws it unless an earlier build has.
 * @param inputs all values that change the picture
 */
export async function cachedPicture(
  directory: string,
  inputs: readonly unknown[],
  draw: () => Promise<Uint8Array>,
): Promise<string> {
  const file = join(directory, `${hash("sha256", JSON.stringify(inputs))}.png`);
  if (existsSync(file)) return file;
  const picture = await draw();
  await mkdir(directory, { recursive: true });
  // Replace the file in one step, because another build may be reading or writing it.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, picture);
  await rename(draft, file);
  return file;
}
