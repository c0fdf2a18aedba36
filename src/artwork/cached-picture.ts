import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Hash of everything that a picture is drawn from. */
export const inputHash = (inputs: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(inputs)).digest("hex");

/**
 * Returns the picture drawn from these inputs, from the cache if an earlier build has drawn it.
 * @param inputs everything that changes the picture, as JSON
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
    // Another build may be reading this file or writing the same one, so replace it in one step.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, picture);
    await rename(draft, file);
    return picture;
  }
}
