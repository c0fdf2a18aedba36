import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editJson, jsonFields } from "../../../src/collections/edit/edit-json.ts";
import type { Choices } from "../../protocol.ts";
import { describer } from "./changes.ts";
import { PublishError } from "./problems.ts";
import { gitIn, isAncestor, type Repository } from "./repository.ts";

/**
 * Merges in a temporary folder, so that the creator's files are always complete.
 * @returns false if others have published nothing
 * @throws PublishError if there are conflicts without a choice
 */
export async function mergeUpstream(repository: Repository, choices: Choices): Promise<boolean> {
  const { git, upstream } = repository;
  if (await isAncestor(repository, upstream, "HEAD")) return false;
  const folder = await mkdtemp(join(tmpdir(), "studio-merge-"));
  const inside = { ...repository, folder, git: gitIn(folder) };
  try {
    await git(...noHooks, "worktree", "add", "--quiet", "--detach", folder, "HEAD");
    // Without renames, every conflict is about one file.
    await inside
      .git(...noHooks, "-c", "merge.renames=false", "merge", "--quiet", "-m", subject, upstream)
      .catch((error) => resolve(inside, choices, error));
    const merged = await inside.git("rev-parse", "HEAD");
    await git(...noHooks, "merge", "--quiet", "--ff-only", merged);
  } finally {
    await git("worktree", "remove", "--force", folder).catch(() => {});
  }
  return true;
}

/** The merge combines versions that hooks have accepted. */
const noHooks = ["-c", "core.hooksPath=/dev/null"];

const subject = "Merge the changes that others published";

/** @param error thrown if other files conflict */
async function resolve(repository: Repository, choices: Choices, error: Error) {
  const { folder, git } = repository;
  const unmerged = await git("diff", "--name-only", "-z", "--diff-filter=U");
  const files = unmerged.split("\0").filter(Boolean);
  const isContent = files.every((file) => file.startsWith("content/"));
  if (files.length === 0 || !isContent) throw error;
  const mine = (file: string) => git("show", `:2:${file}`).catch(() => undefined);
  const theirs = (file: string) =>
    git("rev-parse", "--verify", `:3:${file}`).catch(() => undefined);
  const describe = await describer(repository);
  const differences = await Promise.all(
    files.map(async (file) => {
      const id = await theirs(file);
      const text = id && (await git("cat-file", "blob", id));
      return describe(file, { id, text }, await mine(file));
    }),
  );
  const conflicts = differences
    .filter((one) => one !== undefined)
    .filter(({ at }) => at !== "retired");
  if (conflicts.some(({ file }) => !Object.hasOwn(choices, file)))
    throw new PublishError(conflict, { conflicts });
  for (const file of files)
    if (file === retired) {
      await writeFile(join(folder, file), await joinLists(repository));
      await git("add", "--", file);
    } else await choose(repository, file, choices[file] === "mine" ? "--ours" : "--theirs");
  await git(...noHooks, "commit", "--quiet", "--no-edit");
}

/** It may be the removal of the file. */
const choose = ({ git }: Repository, file: string, side: "--ours" | "--theirs") =>
  git("checkout", "--quiet", side, "--", file).then(
    () => git("add", "--", file),
    () => git("rm", "--quiet", "--force", "--", file),
  );

const retired = "content/retired.json";

/** A number that either side has retired stays retired. */
async function joinLists({ git }: Repository): Promise<string> {
  const versionOf = (side: number) => git("show", `:${side}:${retired}`).catch(() => "{}");
  const [mine, theirs] = await Promise.all([versionOf(2), versionOf(3)]);
  const lists = jsonFields(theirs);
  for (const [key, own] of Object.entries(jsonFields(mine)))
    lists[key] = [...new Set([lists[key] ?? [], own].flat())];
  return `${editJson(theirs, lists)}\n`;
}

const conflict =
  "Someone else has published other changes to the same entries. Nothing is lost. Choose which version of each entry to keep, then press Publish again.";
