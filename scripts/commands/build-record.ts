import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const files = [
  "{content,public,src}/**/*.*",
  "{astro.config.mjs,{package,package-lock,tsconfig}.json}",
];
const variables = ["COMMIT_REF", "FEATURES", "MODERATION", "URL"];
/** The local mail server has another port at each start. */
const sendsMail = () => Boolean(process.env["MAIL_URL"] && process.env["MAIL_FROM"]);

export function hashInputs(project = "."): string {
  const found = globSync(files, { cwd: project, withFileTypes: true });
  const names = found.flatMap((file) => (file.isFile() ? join(file.parentPath, file.name) : []));
  const hashes = names.toSorted().map((name) => [name, hash("sha256", readFileSync(name))]);
  const values = variables.map((name) => process.env[name]);
  return hash("sha256", JSON.stringify([hashes, values, sendsMail()]));
}

export const buildRecord = ".build/built";

export const isBuilt = (inputs: string): boolean =>
  existsSync("dist/index.html") &&
  existsSync(buildRecord) &&
  readFileSync(buildRecord, "utf8") === inputs;
