import { existsSync } from "node:fs";
import { join } from "node:path";
import { noFile, type StudioContext, StudioError } from "../context.ts";
import { removeFile, writeWhole } from "../files.ts";
import { mistakesWithout } from "../pictures.ts";
import { setRetired, validateEdit } from "../save.ts";
import { fieldsIn, readChanges, targetOf } from "./changes.ts";
import { publishedVersion, type Repository, readBlob } from "./repository.ts";

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
  const { folder, root, git } = repository;
  const base = await publishedVersion(repository);
  const target = targetOf(file);
  const path = file.replace(/^content\//, "");
  if (!target && !(await readChanges(repository, base)).some((one) => one.file === file))
    throw new StudioError(404, noFile);
  const earlier = id === null ? undefined : await readBlob(folder, id).catch(missing);
  const replaced = existsSync(join(folder, file))
    ? await git("hash-object", "-w", "--", file)
    : null;

  // The number of a published entry is retired for as long as the entry is deleted.
  const known = earlier?.toString() ?? (await git("show", `${base}:${file}`).catch(() => ""));
  const retire = async (isRetired: boolean) =>
    target !== undefined &&
    known !== "" &&
    setRetired(root, target, fieldsIn(target, known)["id"], isRetired);
  const isListChanged = await retire(!earlier);
  const mistakes = await mistakesAfter(context, file, earlier?.toString());
  if (mistakes.length > 0) {
    if (isListChanged) await retire(Boolean(earlier));
    throw new StudioError(422, refused, { elsewhere: mistakes, fieldErrors: [] });
  }
  if (earlier) await writeWhole(root, path, earlier);
  else if (replaced !== null) await removeFile(root, path);
  if (target?.collection) await context.afterWrite(target.collection);
  return { replaced };
}

const missing = () => {
  throw new StudioError(404, "This version is no longer on this computer.");
};

const refused =
  "Nothing was changed, because other content needs this version. Change these first:";

/** @param text the restored version; undefined if the file is removed */
async function mistakesAfter(context: StudioContext, file: string, text: string | undefined) {
  const target = targetOf(file);
  if (!target) return text === undefined ? mistakesWithout(context, file.replace(/.*\//, "")) : [];
  const { fieldErrors, elsewhere } = await validateEdit(context, target, text);
  return [...fieldErrors.map((error) => error.text), ...elsewhere];
}
