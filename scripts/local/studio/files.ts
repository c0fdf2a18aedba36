import { createHash, randomUUID } from "node:crypto";
import { lstat, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { EditableFile } from "../../../src/content-files/editable-file.ts";

/** The text of a file, and a mark that tells it from every other; both empty where there is none. */
export async function readWithMark(root: string, { path }: EditableFile) {
  const bytes = await readFile(join(root, path)).catch(() => undefined);
  if (!bytes) return { text: "", mark: "" };
  return { text: new TextDecoder().decode(bytes), mark: markOf(bytes) };
}

const markOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** Writes a file as a whole or not at all: whoever reads meanwhile sees the old one. */
export async function writeWhole(root: string, target: EditableFile, text: string): Promise<void> {
  const path = await ownPath(root, target);
  const draft = join(dirname(path), `.${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export async function removeFile(root: string, target: EditableFile): Promise<void> {
  await rm(await ownPath(root, target));
}

/** @throws where a link stands in the place of the file, which could lead anywhere */
async function ownPath(root: string, { path, file }: EditableFile): Promise<string> {
  const whole = join(root, path);
  for (const one of [whole, dirname(whole)]) {
    const found = await lstat(one).catch(() => undefined);
    if (found?.isSymbolicLink() && one !== root) throw new Error(`${file} is a link.`);
  }
  return whole;
}
