import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Returns a hash of the values that a picture is drawn from. */
export const inputHash = (inputs: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(inputs)).digest("hex");

/**
 * Returns a picture, from the cache if an earlier build has drawn it.
 * @param inputs all values that change the picture
 */
export async function cachedPicture(
  directory: string,
  inputs: readonly unknown[],
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(directory, `${inputHash(inputs)}.png`);
  try {
    return await readFile(file);
  } catch {
    const picture = await draw();
    await mkdir(directory, { recursive: true });
    // Replace the file in one step, because another build may be reading or writing it.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, picture);
    await rename(draft, file);
    return picture;
  }
}
