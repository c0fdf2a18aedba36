import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editJson, jsonFields } from "../../../../src/collections/edit/edit-json.ts";
import type { Choices } from "../../protocol.ts";
import { describeChange } from "./changes.ts";
import { PublishError } from "./problems.ts";
import { isAncestor, type Repository } from "./repository.ts";
import { type Blob, gitIn, readBlobs } from "./run-git.ts";

/**
 * Merges what others have published. The merge happens in a temporary folder, so that the files of the creator are
 * complete at any time.
 * @param choices the version of each file to keep if both sides changed it
 * @returns false if they have published nothing
 * @throws PublishError if there are conflicts without a choice
 */
export async function mergeUpstream(
  repository: Repository,
  root: string,
  choices: Choices,
): Promise<boolean> {
  const { git, upstream } = repository;
  if (await isAncestor(repository, upstream, "HEAD")) return false;
  const folder = await mkdtemp(join(tmpdir(), "studio-merge-"));
  try {
    await git("worktree", "add", "--quiet", "--detach", folder, "HEAD");
    const merged = await mergeIn(folder, upstream, root, choices);
    await git("merge", "--quiet", "--ff-only", merged).catch((error) => {
      const files = [...error.message.matchAll(/^\t(.+)$/gm)].map(([, file = ""]) => file);
      throw /overwritten by merge/.test(error.message) ? blocked(files) : error;
    });
  } finally {
    await git("worktree", "remove", "--force", folder).catch(() => {});
  }
  return true;
}

/** @returns the commit that contains both sides */
async function mergeIn(
  folder: string,
  upstream: string,
  root: string,
  choices: Choices,
): Promise<string> {
  const git = gitIn(folder);
  // Without renames, every conflict is about one file.
  const merge = ["-c", "merge.renames=false", "merge", "--quiet", "--ff", "-m", subject, upstream];
  await git(...merge).catch(async (error) => {
    const unmerged = await git("diff", "--name-only", "-z", "--diff-filter=U");
    if (unmerged === "") throw error;
    await resolve(folder, root, unmerged.split("\0").slice(0, -1), choices);
  });
  return git("rev-parse", "HEAD");
}

const subject = "Merge the changes that others published";

const blocked = (files: string[]) =>
  new PublishError(
    "blocked",
    "Someone else has published changes to files that do not belong to the content, and these files have other changes on this computer. Nothing was changed. Ask the person who looks after the site to commit, merge or discard them, then press Publish again.",
    { details: files },
  );

/** Completes a merge with the version that was chosen for each file. */
async function resolve(
  folder: string,
  root: string,
  files: string[],
  choices: Choices,
): Promise<void> {
  const git = gitIn(folder);
  const stage = (number: number) =>
    readBlobs(
      folder,
      files.map((file) => `:${number}:${file}`),
    );
  const [mine, theirs] = [await stage(2), await stage(3)];
  const foreign = files.filter((file) => !file.startsWith("content/"));
  if (foreign.length > 0) throw blocked(foreign);
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
