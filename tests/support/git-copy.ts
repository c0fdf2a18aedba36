import { execFile } from "node:child_process";
import { cp, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { temporaryDirectory } from "./child-process.ts";
import { fixtureContent } from "./content.ts";

const parts = [
  ...["src", "scripts", "functions"],
  ...["netlify.toml", "package.json", "package-lock.json"],
];

export interface WholeCopy {
  root: string;
  git(...args: string[]): Promise<string>;
}

export async function wholeCopy(): Promise<WholeCopy> {
  const root = await temporaryDirectory();
  for (const part of parts) await cp(part, join(root, part), { recursive: true });
  await cp(fixtureContent, join(root, "content"), { recursive: true });
  await symlink(resolve("node_modules"), join(root, "node_modules"));
  const git = async (...args: string[]) =>
    (await promisify(execFile)("git", args, { cwd: root })).stdout;
  await git("init", "--quiet");
  await git("add", ...parts, "content");
  return { root, git };
}
