import { existsSync } from "node:fs";
import { join } from "node:path";
import { noFile, type StudioContext, StudioError } from "../context.ts";
import { errorsOf, readFields, retire, writeEdits } from "../edits.ts";
import { targetOf, writeWhole } from "../files.ts";
import { errorsWithoutPicture } from "../pictures.ts";
import { expectNone } from "../reasons.ts";
import { readChanges } from "./changes.ts";
import { publishedVersion, type Repository, readBlob } from "./repository.ts";

/** A file and the id of its version in git; null to remove the file. */
export interface Version {
  file: string;
  id: string | null;
}

/**
 * Replaces a file with an earlier version.
 * @returns the version that was replaced, so that the creator can return to it
 * @throws StudioError 404 if there is no such file or version, 422 if the version has mistakes
 */
export async function restoreVersion(
  context: StudioContext,
  repository: Repository,
  version: Version,
): Promise<{ replaced: string | null }> {
  const { file } = version;
  const { folder, git } = repository;
  const published = await publishedVersion(repository);
  if (
    !targetOf(file) &&
    !(await readChanges(repository, published)).some((one) => one.file === file)
  )
    throw new StudioError(404, noFile);
  const replaced = existsSync(join(folder, file))
    ? await git("hash-object", "-w", "--", file)
    : null;
  await restoreVersions(context, repository, [version]);
  return { replaced };
}

/** Replaces files with earlier versions. @throws StudioError as `restoreVersion` */
export async function restoreVersions(
  context: StudioContext,
  repository: Repository,
  versions: Version[],
): Promise<void> {
  const { folder, root, git } = repository;
  const published = await publishedVersion(repository);
  const found = versions.map(async ({ file, id }) => {
    const bytes = id === null ? undefined : await readBlob(folder, id).catch(missing);
    const known = bytes?.toString() ?? (await git("show", `${published}:${file}`).catch(() => ""));
    return { file, bytes, known, target: targetOf(file) };
  });
  const all = await Promise.all(found);
  // Entries may need the pictures.
  for (const { file, bytes, target } of all) {
    if (target) continue;
    const path = file.replace(/^content\//, "");
    const name = path.replace(/.*\//, "");
    if (!bytes) await expectNone(root, await errorsWithoutPicture(context, name), refused);
    await writeWhole(root, path, bytes);
  }
  const edits = all.flatMap(({ target, bytes }) =>
    target ? { target, text: bytes?.toString() } : [],
  );
  // The number of a published entry is retired for as long as the entry is deleted.
  const numbers = all.flatMap(({ target, bytes, known }) =>
    target && known
      ? { target, id: readFields(target, known).fields["id"], isRetired: !bytes }
      : [],
  );
  edits.push(...(await retire(root, numbers)));
  await expectNone(root, await errorsOf(context, edits), refused);
  await writeEdits(context, edits);
}

const missing = () => {
  throw new StudioError(404, "This version is no longer on this computer.");
};

const refused =
  "Nothing was changed, because other content needs this version. Change these first:";
