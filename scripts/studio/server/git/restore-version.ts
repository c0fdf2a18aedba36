import { existsSync } from "node:fs";
import { join } from "node:path";
import { noFile, type StudioContext, StudioError } from "../context.ts";
import { removeFile, writeWhole } from "../files.ts";
import { mistakesWithout } from "../pictures/endpoints.ts";
import { setRetired } from "../remove.ts";
import { validateEdit } from "../validate-edit.ts";
import { contentOf, readChanges, targetOf } from "./changes.ts";
import { publishedVersion, type Repository } from "./repository.ts";
import { readBlobs, storeBlob } from "./run-git.ts";

/**
 * Replaces a file with an earlier version, or removes it. Nothing is published.
 * @param id the version by its id in git; null to remove the file
 * @returns the version that was replaced, so that the creator can return to it
 * @throws StudioError 404 if there is no such file or version, 422 if the version has mistakes
 */
export async function restoreVersion(
  context: StudioContext,
  repository: Repository,
  file: string,
  id: string | null,
): Promise<{ replaced: string | null }> {
  const { folder } = repository;
  const { root } = context;
  const base = await publishedVersion(repository);
  const target = targetOf(file);
  const path = file.replace(/^content\//, "");
  if (!target && !(await readChanges(repository, root, base)).some((one) => one.file === file))
    throw new StudioError(404, noFile);
  const [earlier] = id ? await readBlobs(folder, [id]) : [];
  if (id && !earlier) throw new StudioError(404, "This version is no longer on this computer.");
  const replaced = existsSync(join(folder, file)) ? await storeBlob(folder, file) : null;
  const [published] = await readBlobs(folder, [`${base}:${file}`]);
  const known = earlier ?? published;
  const isEntry = target !== undefined && known !== undefined;
  const number = isEntry ? contentOf(target, known.bytes).fields["id"] : undefined;

  // The number of a published entry is retired for as long as the entry is deleted.
  const isListChanged = isEntry && (await setRetired(root, target, number, !earlier));
  const mistakes = await mistakesAfter(context, file, earlier?.bytes);
  if (mistakes.length > 0) {
    if (isListChanged) await setRetired(root, target, number, Boolean(earlier));
    throw new StudioError(422, refused, { elsewhere: mistakes, fieldErrors: [] });
  }
  if (earlier) await writeWhole(root, { path, file }, earlier.bytes);
  else if (replaced !== null) await removeFile(root, { path, file });
  if (target?.collection) await context.afterWrite(target.collection);
  return { replaced };
}

const refused =
  "Nothing was changed, because other content needs this version. Change these first:";

/** The mistakes that a version of a file, or its removal, would cause. */
async function mistakesAfter(
  context: StudioContext,
  file: string,
  bytes: Buffer | undefined,
): Promise<string[]> {
  const { root, environment } = context;
  const target = targetOf(file);
  if (target) {
    const text = bytes?.toString();
    const { fieldErrors, elsewhere } = await validateEdit(root, target, text, environment);
    return [...fieldErrors.map((error) => error.text), ...elsewhere];
  }
  return bytes ? [] : mistakesWithout(context, file.replace("content/pictures/", ""));
}
