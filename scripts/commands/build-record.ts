import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const files = [
  "{content,public,src}/**/*.*",
  "{astro.config.mjs,{package,package-lock,tsconfig}.json}",
];
const variables = ["COMMIT_REF", "FEATURES", "MAIL_FROM", "MAIL_URL", "MODERATION", "URL"];

/** Returns a hash of everything that changes a page. */
export function hashInputs(project = "."): string {
  const found = globSync(files, { cwd: project, withFileTypes: true });
  const names = found.flatMap((file) => (file.isFile() ? join(file.parentPath, file.name) : []));
  const hashes = names.toSorted().map((name) => [name, hash("sha256", readFileSync(name))]);
  const values = variables.map((name) => process.env[name]);
  return hash("sha256", JSON.stringify([hashes, values]));
}

export const recordBuild = (inputs: string, project = "."): void =>
  writeFileSync(join(project, ".build/built"), inputs + builtAt(project));

/** Returns true if `dist` is the recorded build and was made from these inputs. */
export function isBuilt(inputs: string, project = "."): boolean {
  const record = join(project, ".build/built");
  return existsSync(record) && readFileSync(record, "utf8") === inputs + builtAt(project);
}

const builtAt = (project: string) =>
  ` ${statSync(join(project, "dist/index.html"), { throwIfNoEntry: false })?.mtimeMs}`;
