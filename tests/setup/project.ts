import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { temporaryDirectory } from "./child.ts";
import { type Change, rightContent, writeFiles } from "./right-content.ts";

const temporary = await temporaryDirectory();
let folders = 0;

const versions = { astro: "7.3.4", react: "19.3.1" };

/** A small copy of the project in which nothing is wrong, but for some changes of its content. */
export async function projectWith(...changes: Change[]): Promise<string> {
  const root = join(temporary, String(folders++));
  const files = rightContent();
  for (const spoil of changes) spoil(files);
  await writeFiles(join(root, "content"), files);
  const locked = Object.entries(versions).map(([name, version]) => [
    `node_modules/${name}`,
    { version },
  ]);
  await write(root, "package.json", JSON.stringify({ engines: { node: ">=20" } }));
  const lock = { packages: { "": {}, ...Object.fromEntries(locked) } };
  await write(root, "package-lock.json", JSON.stringify(lock));
  for (const [name, version] of Object.entries(versions))
    await write(root, `node_modules/${name}/package.json`, JSON.stringify({ version }));
  await cp("functions", join(root, "functions"), { recursive: true });
  await mkdir(join(root, "src/server/db"), { recursive: true });
  await symlink(resolve("src/server/db/migrations"), join(root, "src/server/db/migrations"));
  await write(root, "dist/index.html", '<h1 id="top-of-it">Home</h1><a href="/about#me">Me</a>');
  await write(root, "dist/about.html", '<h1 id="me">Me</h1><a href="/discussions/1">Talk</a>');
  return root;
}

/** Writes a file, and the folders around it. */
export async function write(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
