import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { editJson, jsonFields } from "../../../../src/collections/edit/edit-json.ts";
import type { PublishInput } from "../../protocol.ts";
import { describeChange } from "./changes.ts";
import { PublishError } from "./problems.ts";
import { isAncestor, mergeSubject, type Repository } from "./repository.ts";
import { type Blob, readBlobs } from "./run-git.ts";

/**
 * Merges what others have published. If that is impossible, the files stay as they were.
 * @param choices the version of each file to keep if both sides changed it
 * @returns false if they have published nothing
 * @throws PublishError if there are conflicts without a choice
 */
export async function mergeUpstream(
  repository: Repository,
  root: string,
  choices: PublishInput["choices"] = {},
): Promise<boolean> {
  const { git, upstream } = repository;
  if (await isAncestor(repository, upstream, "HEAD")) return false;
  // Without renames, every conflict is about one file.
  const merge = ["-c", "merge.renames=false", "merge", "--quiet", "--ff", "-m", mergeSubject];
  await git(...merge, upstream).catch(async (error) => {
    const files = (await git("diff", "--name-only", "-z", "--diff-filter=U"))
      .split("\0")
      .slice(0, -1);
    if (files.length === 0)
      throw /overwritten by merge/.test(error.message) ? blocked(error) : error;
    try {
      await resolve(repository, root, files, choices);
    } catch (reason) {
      await git("merge", "--abort");
      throw reason;
    }
  });
  return true;
}

const blocked = ({ message }: Error) =>
  new PublishError(
    "blocked",
    "Someone else has published changes, but files on this computer that do not belong to the content have changes too. Nothing was changed. Ask the person who looks after the site to commit or discard them in VS Code, under Source Control, then press Publish again.",
    { details: [...message.matchAll(/^\t(.+)$/gm)].map(([, file = ""]) => file) },
  );

/** Completes a merge with the version that was chosen for each file. */
async function resolve(
  { folder, git }: Repository,
  root: string,
  files: string[],
  choices: NonNullable<PublishInput["choices"]>,
): Promise<void> {
  const mine = await readBlobs(
    folder,
    files.map((file) => `:2:${file}`),
  );
  const theirs = await readBlobs(
    folder,
    files.map((file) => `:3:${file}`),
  );
  const foreign = files.filter((file) => !file.startsWith("content/"));
  if (foreign.length > 0) throw new PublishError("blocked", otherFiles, { details: foreign });
  const differences = await Promise.all(
    files.map((file, at) => describeChange(root, file, theirs[at], mine[at]?.bytes)),
  );
  const conflicts = differences.filter((one) => one && one.at !== "retired");
  if (conflicts.some((one) => one && !Object.hasOwn(choices, one.file)))
    throw new PublishError("conflict", conflict, { conflicts: conflicts.filter((one) => !!one) });
  for (const [at, file] of files.entries()) {
    const bytes =
      file === retired
        ? joinLists(mine[at], theirs[at])
        : (choices[file] === "mine" ? mine : theirs)[at]?.bytes;
    if (!bytes) await git("rm", "--quiet", "--force", "--", file);
    else {
      await writeFile(join(folder, file), bytes);
      await git("add", "--", file);
    }
  }
  await git("commit", "--quiet", "--no-edit");
}

const retired = "content/retired.json";

/** A number that either side has retired stays retired. */
function joinLists(mine: Blob | undefined, theirs: Blob | undefined): string {
  const [one, other] = [mine, theirs].map((blob) => jsonFields(blob?.bytes.toString() ?? "{}"));
  const listIn = (fields: object | undefined, key: string) => [Object(fields)[key] ?? []].flat();
  const keys = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  const joined = [...keys].map((key) => [
    key,
    [...new Set([...listIn(other, key), ...listIn(one, key)])],
  ]);
  return editJson(theirs?.bytes.toString() ?? "", Object.fromEntries(joined), []);
}

const conflict =
  "Someone else has published other changes to the same entries. Nothing is lost. Choose which version of each entry to keep, then press Publish again.";
const otherFiles =
  "Someone else has changed the same files, and these do not belong to the content. Nothing was changed. Ask the person who looks after the site to merge them.";
