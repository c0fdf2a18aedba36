import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { GitError, notConnected, PublishError } from "./problems.ts";

/** Without the final line break. @throws GitError */
export type Git = (...args: string[]) => Promise<string>;

export const gitIn =
  (folder: string): Git =>
  async (...args) =>
    (await runGit(folder, args)).toString().replace(/\n$/, "");

/** Milliseconds. A first sign-in, in a system window, takes a while. */
const timeout = 120_000;

const gitEnvironment = {
  // git sets these for programs that its hooks run.
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  GIT_EDITOR: "true",
};

/** Settings of this computer could change what git does, or the form of its output. */
const settings = {
  "core.quotePath": "off",
  "core.excludesFile": "",
  "core.safecrlf": "false",
  "color.ui": "never",
  "status.showUntrackedFiles": "all",
  "log.showSignature": "false",
  "commit.gpgSign": "false",
  "merge.ff": "true",
  "rerere.enabled": "false",
  "push.gpgSign": "false",
};

const configured = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);

async function runGit(folder: string, args: string[], input = ""): Promise<Buffer> {
  const child = spawn("git", [...configured, ...args], {
    cwd: folder,
    env: { ...process.env, ...gitEnvironment },
    stdio: ["pipe", "pipe", "pipe"],
    // Without a terminal, ssh cannot ask for a password there.
    detached: true,
    windowsHide: true,
    timeout,
  });
  // A program that could not be started, or has ended, reads nothing.
  child.stdin.on("error", () => {}).end(input);
  const output = buffer(child.stdout);
  const errors = text(child.stderr);
  const [code, signal] = await once(child, "exit").catch((error) => {
    throw new GitError(error.message);
  });
  if (signal) throw new GitError("Operation timed out");
  if (code !== 0) throw new GitError(`${await errors}\n${(await output).toString()}`);
  return output;
}

export const readBlob = (folder: string, id: string): Promise<Buffer> =>
  runGit(folder, ["cat-file", "blob", id]);

export async function readBlobs(folder: string, ids: string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (ids.length === 0) return texts;
  const output = await runGit(folder, ["cat-file", "--batch"], `${ids.join("\n")}\n`);
  for (let at = 0; at < output.length; ) {
    const start = output.indexOf("\n", at) + 1;
    const [id = "", , size] = output.toString("utf8", at, start).trim().split(" ");
    const end = start + (Number(size) || 0);
    texts.set(id, output.toString("utf8", start, end));
    at = end + 1;
  }
  return texts;
}

export interface Repository {
  folder: string;
  root: string;
  git: Git;
  remote: string;
  /** As the remote names it. */
  branch: string;
  /** Such as `refs/remotes/origin/main`. */
  upstream: string;
}

/** @throws PublishError if nothing can be compared or published */
export async function openRepository(root: string): Promise<Repository> {
  const folder = dirname(resolve(root));
  const git = gitIn(folder);
  const place = await git(
    "rev-parse",
    "--show-prefix",
    "--git-dir",
    "--symbolic-full-name",
    "HEAD",
  );
  const [prefix, inside = "", head = ""] = place.split("\n");
  // The folder of another repository contains this one.
  if (prefix !== "") throw new PublishError(notConnected);
  const [, started] = steps.find(([file]) => existsSync(resolve(folder, inside, file))) ?? [];
  if (started) throw new PublishError(unfinished(started));
  if (head === "HEAD") throw new PublishError(oldVersion);
  return { folder, root, git, ...(await readUpstream(git, head.replace("refs/heads/", ""))) };
}

/** They exist while git waits for someone to finish. */
const steps = [
  ["MERGE_HEAD", "merge"],
  ["rebase-merge", "rebase"],
  ["rebase-apply", "rebase"],
  ["CHERRY_PICK_HEAD", "cherry-pick"],
  ["REVERT_HEAD", "revert"],
] as const;

const unfinished = (step: string) =>
  `Someone started a ${step} in this folder with git, and did not finish it. In VS Code, open Source Control and finish it, or run git ${step} --abort in a terminal. Then come back.`;
const oldVersion =
  "An earlier version of the whole site is open in this folder. In VS Code, select the name at the bottom left and choose main. Then come back.";

async function readUpstream(git: Git, local: string) {
  const setting = (key: string, usual: string) =>
    git("config", `branch.${local}.${key}`).catch(() => usual);
  const remote = await setting("remote", "origin");
  const hasRemote = await git("remote", "get-url", remote).catch(() => "");
  if (!hasRemote) throw new PublishError(notConnected);
  const branch = (await setting("merge", local)).replace("refs/heads/", "");
  const upstream = `refs/remotes/${remote}/${branch}`;
  const published = await git("symbolic-ref", `refs/remotes/${remote}/HEAD`).catch(() => upstream);
  if (published !== upstream) throw new PublishError(otherBranch(local, basename(published)));
  const isSent = await git("rev-parse", "--verify", "--quiet", upstream).catch(() => "");
  if (!isSent) throw new PublishError(neverSent(remote, branch));
  return { remote, branch, upstream };
}

const otherBranch = (local: string, published: string) =>
  `The branch ${local} is open in this folder, but the site is published from ${published}. In VS Code, select ${local} at the bottom left and choose ${published}. Then come back.`;
const neverSent = (remote: string, branch: string) =>
  `The server has no branch ${branch}. If the site is published from another branch, select ${branch} in VS Code at the bottom left and choose that one. Otherwise, run once in a terminal: git push -u ${remote} ${branch}. Then come back.`;

const fetching = new Map<string, Promise<string>>();

/** Runs once at a time. @throws GitError */
export function fetchUpstream({ folder, git, remote }: Repository): Promise<string> {
  const start = () => git("fetch", "--quiet", "--no-tags", "--prune", remote);
  const running = fetching.get(folder) ?? start().finally(() => fetching.delete(folder));
  fetching.set(folder, running);
  return running;
}

/** False if the commit does not exist here. */
export const isAncestor = ({ git }: Repository, one: string, other: string): Promise<boolean> =>
  git("merge-base", "--is-ancestor", one, other).then(
    () => true,
    () => false,
  );

/** Changes since then are not published yet. */
export const publishedVersion = ({ git, upstream }: Repository): Promise<string> =>
  git("merge-base", "HEAD", upstream).catch(() => git("rev-parse", upstream));
