import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Publish } from "../../protocol.ts";
import { type StudioContext, StudioError } from "../context.ts";
import { targetOf } from "../files.ts";
import { titleAt } from "../reasons.ts";
import { isNone, withIds } from "./changes.ts";
import type { Repository } from "./repository.ts";
import { restoreVersions } from "./restore-version.ts";

/** The last 50, newest first, without the very first one. */
export async function listPublishes({ git, upstream }: Repository): Promise<Publish[]> {
  const format = "--format=%H\t%P\t%cI\t%s";
  const log = await git("log", "-50", "--no-merges", format, upstream, "--", "content");
  return log.split("\n").flatMap((line) => {
    const [id = "", parent, date = "", title = ""] = line.split("\t");
    return parent ? { id, date, title } : [];
  });
}

/**
 * @returns the titles of files that have changed since, and stay as they are
 * @throws StudioError 422 if other content needs what the publish added
 */
export async function undoPublish(
  context: StudioContext,
  repository: Repository,
  { id }: { id: string },
): Promise<{ stays: string[] }> {
  const changed = await filesOf(repository, id);
  const current = changed.filter(({ isCurrent }) => isCurrent);
  // The pictures that the publish added stay. Nothing shows them.
  const versions = current
    .map(({ file, before }) => ({ file, id: isNone(before) ? null : before }))
    .filter(({ file, id }) => id !== null || targetOf(file));
  await restoreVersions(context, repository, versions);
  const later = changed.filter(({ isCurrent }) => !isCurrent);
  return { stays: await Promise.all(later.map(({ file }) => titleAt(repository.root, file))) };
}

/** With their ids before it; `isCurrent` if they have not changed since. */
async function filesOf({ folder, git }: Repository, id: string) {
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new StudioError(404, "There is no such version.");
  const raw = await git("diff", ...withIds, "-z", `${id}^`, id, "--", "content");
  const found = [...raw.matchAll(/:\d+ \d+ (\w+) (\w+) \w\0([^\0]+)\0/g)].map(
    async ([, before = "", after = "", file = ""]) => {
      const now = existsSync(join(folder, file)) ? await git("hash-object", "--", file) : "0";
      const isCurrent = isNone(now) ? isNone(after) : now === after;
      return { before, file, isCurrent };
    },
  );
  return (await Promise.all(found)).filter(({ file }) => file !== "content/retired.json");
}
