import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";

/** A git command that failed. The message is the output of git, without credentials. */
export class GitError extends Error {
  constructor(output: string) {
    // The address of a remote can contain a password.
    super(output.replace(/\/\/[^/@\s]+@/g, "//").trim());
  }
}

/** Runs git in a folder. Returns its output without the final line break. */
export type Git = (...args: string[]) => Promise<string>;

export const gitIn =
  (folder: string): Git =>
  async (...args) =>
    (await runGit(folder, args)).toString().replace(/\n$/, "");

/** Milliseconds after which git is stopped. A first sign-in in a window of the system takes a while. */
const timeLimit = 120_000;

/** Runs git, and returns its output. @throws GitError */
export async function runGit(folder: string, args: string[], input = ""): Promise<Buffer> {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...environment } = process.env;
  const child = spawn("git", ["-c", "core.quotePath=off", ...args], {
    cwd: folder,
    env: { ...environment, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true" },
    // Without a terminal, ssh cannot ask for a password there.
    detached: true,
    windowsHide: true,
  });
  const failure = once(child, "error").then(([error]) => error as Error);
  const stop = setTimeout(() => stopGroup(child.pid), timeLimit);
  child.stdin.on("error", () => {}).end(input);
  const ended = Promise.all([buffer(child.stdout), text(child.stderr), once(child, "close")]);
  const result = await Promise.race([ended, failure]);
  clearTimeout(stop);
  if (result instanceof Error) throw new GitError(result.message);
  const [output, errors, [code, signal]] = result;
  if (signal) throw new GitError("Operation timed out");
  if (code !== 0) throw new GitError(`${errors}\n${output.toString("utf8", 0, 10_000)}`);
  return output;
}

function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  // On Windows there are no process groups.
  process.kill(process.platform === "win32" ? pid : -pid);
}

export interface Blob {
  id: string;
  bytes: Buffer;
}

/** Reads files of earlier versions. @param names such as `HEAD:content/site.json`; a missing one returns undefined */
export async function readBlobs(folder: string, names: string[]): Promise<(Blob | undefined)[]> {
  if (names.length === 0) return [];
  const output = await runGit(folder, ["cat-file", "--batch"], `${names.join("\n")}\n`);
  let at = 0;
  return names.map(() => {
    const end = output.indexOf("\n", at);
    const [, id, type, size] =
      /^([0-9a-f]{40,}) (\w+) (\d+)$/.exec(output.toString("utf8", at, end)) ?? [];
    const bytes = output.subarray(end + 1, end + 1 + Number(size ?? 0));
    at = end + 1 + (size === undefined ? 0 : Number(size) + 1);
    return id && type === "blob" ? { id, bytes } : undefined;
  });
}

/** Stores a file in git without a commit, so that it can be restored. @returns its id */
export const storeBlob = async (folder: string, file: string): Promise<string> =>
  (await runGit(folder, ["hash-object", "-w", "--", file])).toString().trim();
