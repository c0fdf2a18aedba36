import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { broken, type Finding, ok } from "./finding.ts";

const needed = ["functions", "src/server/db/migrations"];

/** Whether the files of the project are there, and no merge was left half done. */
export async function files(root: string): Promise<Finding[]> {
  const gone = [...needed.filter((path) => !existsSync(join(root, path)))];
  // What is gone from content/ may be meant; the check of the content says whether it is missed.
  const deleted = await git(root, "ls-files", "--deleted", "--", ".", ":!content");
  const unmerged = await git(root, "diff", "--name-only", "--diff-filter=U");
  const missing = [...new Set([...gone, ...deleted])];
  const found = [
    ...missing.map((file) => broken(`${file} is missing.`, `git restore ${file}`)),
    ...unmerged.map((file) =>
      broken(
        `${file}: two versions of it were not brought together.`,
        `Mend it between <<<<<<< and >>>>>>>, then git add ${file}; or git merge --abort.`,
      ),
    ),
  ];
  return found.length > 0 ? found : [ok("Every file of the project is there")];
}

/** The lines that git answers; none where there is no git, or the folder is not in its hands. */
async function git(root: string, ...args: string[]): Promise<string[]> {
  const answer = promisify(execFile)("git", ["-c", "core.quotePath=off", ...args], { cwd: root });
  return answer.then(
    ({ stdout }) => stdout.split("\n").filter((line) => line !== ""),
    () => [],
  );
}
