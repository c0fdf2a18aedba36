import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { collections } from "../../../src/collections/collections.ts";
import type { EditableFile } from "../../../src/collections/edit/editable-file.ts";
import { readSettingsFiles } from "../../../src/collections/files/read-content.ts";
import { pageAddress } from "../../../src/collections/page-address.ts";
import { changedFields } from "../../changed-fields.ts";
import type { Change, ChangeList, EarlierVersion } from "../../protocol.ts";
import { fieldsIn } from "../edits.ts";
import { targetOf } from "../files.ts";
import { createForms, titleOf, titleOfPage } from "../form.ts";
import { toProblem } from "./problems.ts";
import {
  fetchUpstream,
  openRepository,
  publishedVersion,
  type Repository,
  readBlobs,
} from "./repository.ts";

/** @param isFresh true to fetch the published version first */
export async function listChanges(root: string, isFresh: boolean): Promise<ChangeList> {
  try {
    const repository = await openRepository(root);
    const failure = isFresh && (await fetchUpstream(repository).catch((error) => error));
    const problem = failure instanceof Error && toProblem(failure);
    const changes = await readChanges(repository, await publishedVersion(repository));
    return problem ? { changes, problem } : { changes };
  } catch (error) {
    return { changes: [], problem: toProblem(error) };
  }
}

/** Untracked hidden files, such as `.DS_Store`, are not published. */
export const publishedPaths = ["content", ":(exclude,glob)content/**/.*"];

/** Reports the ids of a file before and after each change. */
export const withIds = ["--raw", "--no-abbrev", "--no-renames"];

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
  const files = [...new Set([...published.keys(), ...untracked.split("\0").filter(Boolean)])];
  const ids = [...published].flatMap(([file, id]) => (id && targetOf(file) ? [id] : []));
  const texts = await readBlobs(
    folder,
    [...new Set(ids)].filter((id) => !isNone(id)),
  );
  const describe = await describer(repository);
  const changes = files.sort().map(async (file) => {
    const id = published.get(file);
    const now = await readFile(join(folder, file), "utf8").catch(() => undefined);
    return describe(file, { id, text: texts.get(id ?? "") }, now);
  });
  const found = (await Promise.all(changes)).filter((change) => change !== undefined);
  // A deletion also changes the list of retired numbers, so that file is not listed as a change.
  const removes = found.some(({ at, status }) => at?.includes("/") && status === "removed");
  return found.filter(({ at }) => at !== "retired" || !removes);
}

interface Published {
  /** Zeros if it was not published. */
  id: string | undefined;
  text: string | undefined;
}

/** The result of the function is undefined if visitors would not notice the difference. */
export async function describer({ root }: Repository) {
  const formOf = createForms(root);
  const pages = (await readSettingsFiles(root)).pages?.fields ?? {};
  return async (
    file: string,
    { id, text = "" }: Published,
    now: string | undefined,
  ): Promise<Change | undefined> => {
    const published = id && !isNone(id) ? id : null;
    const status = !published ? "new" : now === undefined ? "removed" : "changed";
    const target = targetOf(file);
    if (!target) return { ...describeOther(file), status, published };
    const before = fieldsIn(target, text);
    const after = fieldsIn(target, now ?? "");
    const fields = changedFields(await formOf(target), before, after);
    // A different layout of the same fields changes nothing for visitors.
    if (status === "changed" && fields.length === 0) return undefined;
    const { collection, name, at } = target;
    const shown = status === "removed" ? before : after;
    const page = collection && pageAddress(collection, name, shown);
    const one = collection ? collections[collection].one : "settings";
    const group = page ? titleOfPage(pages, page) : "Every page";
    const title = titleOf(root, target, shown);
    return { file, at, status, published, fields, one, title, page, group };
  };
}

/** A picture, or another file without a form. */
function describeOther(file: string) {
  const one = file.startsWith("content/pictures/") ? "picture" : "file";
  const title = file.replace(/^content\/(pictures\/)?/, "");
  return { file, one, title, group: "Pictures and other files", fields: [] };
}

export const isNone = (id: string) => /^0+$/.test(id);

export async function readHistory(
  { git, root, folder }: Repository,
  target: EditableFile,
): Promise<EarlierVersion[]> {
  const log = await git("log", "-20", "--no-merges", ...withIds, "--format=%cI", "--", target.file);
  const form = await createForms(root)(target);
  const current = await git("hash-object", "--", target.file).catch(() => undefined);
  const versions = [...log.matchAll(/^(\S+)\n\n:\d+ \d+ (\w+) (\w+)/gm)];
  const ids = new Set(versions.flatMap(([, , before = "", id = ""]) => [before, id]));
  const texts = await readBlobs(
    folder,
    [...ids].filter((id) => !isNone(id)),
  );
  const read = (id: string) => fieldsIn(target, texts.get(id) ?? "");
  return versions
    .map(([, date = "", before = "", id = ""]) => ({
      id,
      date,
      isCurrent: id === current,
      fields: isNone(before) ? [] : changedFields(form, read(before), read(id)),
    }))
    .filter(({ id }) => !isNone(id));
}
