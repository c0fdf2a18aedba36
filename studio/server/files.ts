import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type EditableFile, editableFile } from "../../src/collections/edit/editable-file.ts";
import { noFile, StudioError } from "./context.ts";

/** @throws StudioError 404 */
export function fileAt(at: string): EditableFile {
  const file = editableFile(at);
  if (!file) throw new StudioError(404, noFile);
  return file;
}

/** Undefined for files without a form, such as pictures. */
export function targetOf(file: string): EditableFile | undefined {
  const target = editableFile(file.replace(/^content\//, "").replace(/\.\w+$/, ""));
  return target?.file === file ? target : undefined;
}

/** Both are empty without a file. */
export async function readWithHash(root: string, { path }: EditableFile) {
  const bytes = await readFile(join(root, path)).catch(() => undefined);
  if (!bytes) return { text: "", hash: "" };
  return { text: new TextDecoder().decode(bytes), hash: hashOf(bytes) };
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** Atomic, so that no reader sees a partial file. @param content undefined deletes the file */
export async function writeWhole(
  root: string,
  path: string,
  content: string | Uint8Array | undefined,
): Promise<void> {
  const whole = join(root, path);
  if (content === undefined) return rm(whole, { force: true });
  const draft = join(dirname(whole), `.${randomUUID()}`);
  await mkdir(dirname(whole), { recursive: true });
  await writeFile(draft, content, { flush: true });
  await rename(draft, whole);
}
