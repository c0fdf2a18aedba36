import { noFile, type StudioContext, StudioError } from "../context.ts";
import { errorsOf, readFields, retire, writeEdits } from "../edits.ts";
import { targetOf, writeWhole } from "../files.ts";
import { errorsWithoutPicture } from "../pictures.ts";
import { expectNone } from "../reasons.ts";
import { readChanges } from "./changes.ts";
import { publishedVersion, type Repository, readBlob } from "./repository.ts";

/** The id in git; null to remove the file. */
export interface Version {
  file: string;
  id: string | null;
}

/** @throws StudioError 404 if there is no such file or version, 422 if the versions have mistakes */
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
  const changes = await readChanges(repository, published);
  const isKnown = ({ file, target }: (typeof all)[number]) =>
    target !== undefined || changes.some((one) => one.file === file);
  if (!all.every(isKnown)) throw new StudioError(404, noFile);
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
