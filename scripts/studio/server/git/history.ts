import { existsSync } from "node:fs";
import { join } from "node:path";
import type { EditableFile } from "../../../../src/collections/edit/editable-file.ts";
import type { EarlierVersion } from "../../protocol.ts";
import { compareVersions, contentOf } from "./changes.ts";
import type { Repository } from "./repository.ts";
import { readBlobs, storeBlob } from "./run-git.ts";

/** The number of versions to list. */
const limit = 20;

/** Lists the versions of a file that were saved for publishing, from new to old, with what each changed. */
export async function readHistory(
  { folder, git }: Repository,
  root: string,
  target: EditableFile,
): Promise<EarlierVersion[]> {
  const { file } = target;
  const log = await git("log", `-${limit + 1}`, "--format=%H%x09%cI%x09%an", "--", file);
  const commits = log.split("\n").map((line) => line.split("\t"));
  const blobs = await readBlobs(
    folder,
    commits.filter(([hash]) => hash).map(([hash]) => `${hash}:${file}`),
  );
  const current = existsSync(join(folder, file)) ? await storeBlob(folder, file) : undefined;
  const versions = blobs.slice(0, limit).map(async (blob, at) => {
    const [, date = "", author = ""] = commits[at] ?? [];
    const [before, after] = [
      contentOf(target, blobs[at + 1]?.bytes),
      contentOf(target, blob?.bytes),
    ];
    const fields = blobs[at + 1] ? await compareVersions(root, target, before, after) : [];
    return blob && { id: blob.id, date, author, isCurrent: blob.id === current, fields };
  });
  return (await Promise.all(versions)).filter((version) => version !== undefined);
}
