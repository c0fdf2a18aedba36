import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { previewPicture, previewVersion } from "./preview-picture.ts";

const directory = ".build/previews";

/** The picture of a page for link previews, drawn only where no build has drawn it before. A PNG. */
export async function keptPreview(
  title: string,
  siteName: string,
  kept = directory,
): Promise<Uint8Array> {
  const file = join(kept, `${nameOf(title, siteName)}.png`);
  try {
    return await readFile(file);
  } catch {
    const picture = await previewPicture(title, siteName);
    await mkdir(kept, { recursive: true });
    // Another page of the same title, or another build, may be reading or writing it at this moment.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, picture);
    await rename(draft, file);
    return picture;
  }
}

const nameOf = (...words: string[]) =>
  createHash("sha256")
    .update(JSON.stringify([previewVersion, ...words]))
    .digest("hex")
    .slice(0, 32);
