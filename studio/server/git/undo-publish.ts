import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Publish } from "../../protocol.ts";
import { type StudioContext, StudioError } from "../context.ts";
import { errorsOf, retire, writeEdits } from "../edits.ts";
import { targetOf, writeWhole } from "../files.ts";
import { expectNone, titleAt } from "../reasons.ts";
import { isNone, withIds } from "./changes.ts";
import { type Repository, readBlob, readBlobs } from "./repository.ts";

/** The last 20 versions of the content that were published, newest first, without the very first one. */
export async function listPublishes({ git, upstream }: Repository): Promise<Publish[]> {
  const format = "--format=%H\t%P\t%cI\t%s";
  const log = await git("log", "-20", "--no-merges", format, upstream, "--", "content");
  return log.split("\n").flatMap((line) => {
    const [id = "", parent, date = "", title = ""] = line.split("\t");
    return parent ? { id, date, title } : [];
  });
}

/**
 * Gives the files that a publish changed the text that they had before it.
 * @returns the titles of those that have changed since, and stay as they are
 * @throws StudioError 422 if other content needs what the publish added
 */
export async function undoPublish(
  context: StudioContext,
  repository: Repository,
  { id }: { id: string },
): Promise<{ stays: string[] }> {
  const { folder, root } = repository;
  const changed = await filesOf(repository, id);
  const before = changed.map((one) => one.before);
  const texts = await readBlobs(
    folder,
    before.filter((one) => !isNone(one)),
  );
  const current = changed.filter(({ isCurrent }) => isCurrent);
  // The pictures that the publish added stay. Nothing shows them.
  for (const { file, target, before } of current)
    if (!target && !isNone(before))
      await writeWhole(root, file.replace(/^content\//, ""), await readBlob(folder, before));
  const edits = current.flatMap(({ target, before }) =>
    target ? { target, text: isNone(before) ? undefined : (texts.get(before) ?? "") } : [],
  );
  const numbers = edits.map(({ target, text }) => ({
    target,
    id: Number(target.name),
    isRetired: text === undefined,
  }));
  const all = [...edits, ...(await retire(root, numbers))];
  await expectNone(root, await errorsOf(context, all), refused);
  await writeEdits(context, all);
  const later = changed.filter(({ isCurrent }) => !isCurrent);
  return { stays: await Promise.all(later.map(({ file }) => titleAt(root, file))) };
}

/** The files that a version changed, with their ids before it; `isCurrent` if they have not changed since. */
async function filesOf({ folder, git }: Repository, id: string) {
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new StudioError(404, "There is no such version.");
  const raw = await git("diff", ...withIds, "-z", `${id}^`, id, "--", "content");
  const found = [...raw.matchAll(/:\d+ \d+ (\w+) (\w+) \w\0([^\0]+)\0/g)].map(
    async ([, before = "", after = "", file = ""]) => {
      const now = existsSync(join(folder, file)) ? await git("hash-object", "--", file) : "0";
      const isCurrent = isNone(now) ? isNone(after) : now === after;
      return { before, file, target: targetOf(file), isCurrent };
    },
  );
  return (await Promise.all(found)).filter(({ target }) => target?.at !== "retired");
}

const refused =
  "Nothing was changed, because other content needs this version. Change these first:";
