import { existsSync } from "node:fs";
import { join } from "node:path";
import { noFile, type StudioContext, StudioError } from "../context.ts";
import { errorsOf, readFields, retire, writeEdits } from "../edits.ts";
import { targetOf, writeWhole } from "../files.ts";
import { errorsWithoutPicture } from "../pictures.ts";
import { expectNone } from "../reasons.ts";
import { readChanges } from "./changes.ts";
import { publishedVersion, type Repository, readBlob } from "./repository.ts";

/**
 * Replaces a file with an earlier version.
 * @param id the version by its id in git; null to remove the file
 * @returns the version that was replaced, so that the creator can return to it
 * @throws StudioError 404 if there is no such file or version, 422 if the version has mistakes
 */
export async function restoreVersion(
  context: StudioContext,
  repository: Repository,
  { file, id }: { file: string; id: string | null },
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

  if (!target) {
    const name = path.replace(/.*\//, "");
    if (!earlier) await expectNone(root, await errorsWithoutPicture(context, name), refused);
    await writeWhole(root, path, earlier);
    return { replaced };
  }
  const text = earlier?.toString();
  // The number of a published entry is retired for as long as the entry is deleted.
  const known = text ?? (await git("show", `${base}:${file}`).catch(() => ""));
  const { id: number } = readFields(target, known).fields;
  const entry = { target, id: number, isRetired: text === undefined };
  const retired = known ? await retire(root, [entry]) : [];
  const edits = [{ target, text }, ...retired];
  await expectNone(root, await errorsOf(context, edits), refused);
  await writeEdits(context, edits);
  return { replaced };
}

const missing = () => {
  throw new StudioError(404, "This version is no longer on this computer.");
};

const refused =
  "Nothing was changed, because other content needs this version. Change these first:";
