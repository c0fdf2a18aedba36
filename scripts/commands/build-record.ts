import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
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

/** Contains the hash of the inputs of `dist`. */
export const buildRecord = ".build/built";

export const isBuilt = (inputs: string): boolean =>
  existsSync("dist/index.html") &&
  existsSync(buildRecord) &&
  readFileSync(buildRecord, "utf8") === inputs;
