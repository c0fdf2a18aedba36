import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { temporaryDirectory } from "./child-process.ts";
import { type Change, rightContent, writeFiles } from "./valid-content.ts";

const temporary = await temporaryDirectory();
let folders = 0;

const versions = { astro: "7.3.4", react: "19.3.1" };

/** A minimal valid project with some changes to its content. */
export async function projectWith(...changes: Change[]): Promise<string> {
  const root = join(temporary, String(folders++));
  await writeFiles(join(root, "content"), rightContent(...changes));
  await write(root, "package.json", JSON.stringify({ dependencies: versions }));
  for (const [name, version] of Object.entries(versions))
    await write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, version }));
  return root;
}

export async function write(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
