import { globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { collections } from "../../src/collections/collections.ts";

/** The files of a folder such as `content/`, by path. */
export type Files = Map<string, string | Uint8Array>;

const folder = "tests/fixtures/smallest-content";

const smallest = globSync("**/*.*", { cwd: folder }).map((path) => {
  const bytes = readFileSync(join(folder, path));
  return [path, path.endsWith(".png") ? bytes : bytes.toString()] as const;
});

// A new page is then added to one file only.
const pages = ["pages.json", readFileSync("tests/fixtures/content/pages.json", "utf8")] as const;

const tab = `{
  "label": "A tab",
  "introduction": "An introduction.",
  "order": 1
}
`;

export function rightContent(...changes: Change[]): Files {
  const files: Files = new Map([...smallest, pages]);
  for (const [folder, { names = [] }] of Object.entries(collections))
    for (const name of names) files.set(`${folder}/${name}.json`, tab);
  for (const change of changes) change(files);
  return files;
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Makes valid content invalid. */
export type Change = (files: Files) => void;

export const change =
  (path: string, right: string, wrong: string): Change =>
  (files) => {
    const text = files.get(path);
    if (typeof text !== "string" || !text.includes(right))
      throw new Error(`${path} does not contain ${right}`);
    files.set(
      path,
      text.replace(right, () => wrong),
    );
  };

export const add =
  (path: string, text: string | Uint8Array): Change =>
  (files) => {
    files.set(path, text);
  };

export const drop =
  (path: string): Change =>
  (files) => {
    files.delete(path);
  };

export const copy =
  (path: string, to: string, ...changes: [right: string, wrong: string][]): Change =>
  (files) => {
    files.set(to, files.get(path) ?? "");
    for (const [right, wrong] of changes) change(to, right, wrong)(files);
  };
