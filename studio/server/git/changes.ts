import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { collections } from "../../../src/collections/collections.ts";
import { type EditableFile, editableFile } from "../../../src/collections/edit/editable-file.ts";
import { readSettingsFiles } from "../../../src/collections/files/read-content.ts";
import { pageAddress } from "../../../src/collections/page-address.ts";
import { changedFields } from "../../changed-fields.ts";
import type { Change, ChangeList, DeletedEntry, EarlierVersion } from "../../protocol.ts";
import { inSequence } from "../context.ts";
import { readFields } from "../edits.ts";
import { formOf, titleOf, titleOfPage } from "../form.ts";
import { toProblem } from "./problems.ts";
import { fetchUpstream, openRepository, publishedVersion, type Repository } from "./repository.ts";

/** @param isFresh true to fetch the published version from the server first */
export async function listChanges(root: string, isFresh: boolean): Promise<ChangeList> {
  try {
    const repository = await inSequence(() => openRepository(root));
    const failure = isFresh && (await fetchUpstream(repository).catch((error) => error));
    const problem = failure instanceof Error && toProblem(failure);
    const changes = await inSequence(async () =>
      readChanges(repository, await publishedVersion(repository)),
    );
    return problem ? { changes, problem } : { changes };
  } catch (error) {
    return { changes: [], problem: toProblem(error) };
  }
}

/** Untracked hidden files, such as `.DS_Store`, are not published. */
export const publishedPaths = ["content", ":(exclude,glob)content/**/.*"];

/** With this, git reports the ids of a file before and after each change. */
const withIds = ["--raw", "--no-abbrev", "--no-renames"];

/** Describes each file of `content/` that differs from a version. */
export async function readChanges(repository: Repository, version: string): Promise<Change[]> {
  const { folder, git } = repository;
  const tracked = await git("diff", ...withIds, "-z", version, "--", "content");
  const published = new Map(
    [...tracked.matchAll(/:\d+ \d+ (\w+) \w+ \w\0([^\0]+)\0/g)].map(([, id, file = ""]) => [
      file,
      id,
    ]),
  );
  const untracked = await git(
    "ls-files",
    "-z",
    "--others",
    "--exclude-standard",
    "--",
    ...publishedPaths,
  );
  const files = new Set([...published.keys(), ...untracked.split("\0").filter(Boolean)]);
  const changes = [...files].sort().map(async (file) => {
    const now = await readFile(join(folder, file), "utf8").catch(() => undefined);
    return describeChange(repository, file, published.get(file), now);
  });
  const found = (await Promise.all(changes)).filter((change) => change !== undefined);
  // A deletion also changes the list of retired numbers, so that file is not listed as a change.
  const removes = found.some(({ at, status }) => at?.includes("/") && status === "removed");
  return found.filter(({ at }) => at !== "retired" || !removes);
}

/** @param id the published version @returns undefined if visitors would not notice the difference */
export async function describeChange(
  { git, root }: Repository,
  file: string,
  id: string | undefined,
  now: string | undefined,
): Promise<Change | undefined> {
  const published = id && !isNone(id) ? id : null;
  const status = !published ? "new" : now === undefined ? "removed" : "changed";
  const target = targetOf(file);
  if (!target) {
    const isPicture = file.startsWith("content/pictures/");
    const title = file.replace(/^content\/(pictures\/)?/, "");
    const one = isPicture ? "picture" : "file";
    return { file, one, title, status, group: "Pictures and other files", fields: [], published };
  }
  const before = readFields(
    target,
    published ? await git("cat-file", "blob", published) : "",
  ).fields;
  const after = readFields(target, now ?? "").fields;
  const changed = changedFields(await formOf(root, target), before, after);
  // A different layout of the same fields changes nothing for visitors.
  if (status === "changed" && changed.length === 0) return undefined;
  const { collection, name, at } = target;
  const fields = status === "removed" ? before : after;
  const page = collection && pageAddress(collection, name, fields);
  return {
    file,
    at,
    status,
    published,
    fields: changed,
    one: collection ? collections[collection].one : "settings",
    title: titleOf(root, target, fields),
    page,
    group: page
      ? titleOfPage((await readSettingsFiles(root)).pages?.fields ?? {}, page)
      : "Every page",
  };
}

const isNone = (id: string) => /^0+$/.test(id);

/** The file with a form at a path such as `content/videos/4.json`; undefined for pictures and templates. */
export function targetOf(file: string): EditableFile | undefined {
  const target = editableFile(file.replace(/^content\//, "").replace(/\.\w+$/, ""));
  return target?.file === file ? target : undefined;
}

/** Lists the entries of a collection that were committed and then deleted, newest first. */
export async function readDeleted(
  repository: Repository,
  collection: string,
): Promise<DeletedEntry[]> {
  const { folder, git } = repository;
  const deletions = [...withIds, "--diff-filter=D"];
  const path = `content/${collection}`;
  const now = await git("diff", ...deletions, "HEAD", "--", path);
  const log = await git("log", "--no-merges", ...deletions, "--format=%cI", "--", path);
  const found = new Map<string, { id: string | undefined; date: string }>();
  let date = "";
  for (const line of `${now}\n${log}`.split("\n")) {
    const [, id, file] = /^:\d+ \d+ (\w+) \w+ D\t(.+)$/.exec(line) ?? [];
    if (!file) date = line || date;
    else if (!found.has(file) && !existsSync(join(folder, file))) found.set(file, { id, date });
  }
  const entries = [...found].map(async ([file, { id, date }]) => {
    const change = await describeChange(repository, file, id, undefined);
    return change?.at ? [{ ...change, date }] : [];
  });
  return (await Promise.all(entries)).flat();
}

/** Lists the last 20 published versions of a file, newest first, with the changes of each. */
export async function readHistory(
  { git, root }: Repository,
  target: EditableFile,
): Promise<EarlierVersion[]> {
  const log = await git("log", "-20", "--no-merges", ...withIds, "--format=%cI", "--", target.file);
  const form = await formOf(root, target);
  const current = await git("hash-object", "--", target.file).catch(() => undefined);
  const read = async (id: string) =>
    readFields(target, isNone(id) ? "" : await git("cat-file", "blob", id)).fields;
  const versions = log.matchAll(/^(\S+)\n\n:\d+ \d+ (\w+) (\w+)/gm);
  const listed = [...versions].map(async ([, date = "", before = "", id = ""]) => ({
    id,
    date,
    isCurrent: id === current,
    fields: isNone(before) ? [] : changedFields(form, await read(before), await read(id)),
  }));
  return (await Promise.all(listed)).filter(({ id }) => !isNone(id));
}
