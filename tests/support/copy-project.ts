import { existsSync } from "node:fs";
import { cp, glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Packages are found in the folders above the copy. */
const parts = [
  "src",
  "scripts",
  "studio",
  "functions",
  "public",
  "tests/support",
  "astro.config.mjs",
  "package.json",
  "tsconfig.json",
  "netlify.toml",
];

/** Folders with drawn and resized pictures, which all copies share. */
const pictures = [".build/previews", "node_modules/.astro/assets"];
const drawn = [".", ".build/e2e/launched"];

/**
 * Copies the project with the tests' content, so that a test can build and edit it. Keeps existing pictures.
 * @param settings a JSON file for `content/site.json`; if it launches the site, nothing in the copy is an example
 */
export async function copyProject(to: string, settings?: string): Promise<void> {
  if (!to.startsWith(".build/")) throw new Error(`Expected a folder under .build, found ${to}`);
  for (const part of parts) await replace(part, join(to, part));
  await replace("tests/fixtures/content", join(to, "content"));
  if (settings) await override(join(to, "content/site.json"), settings);
  if (settings && "launched" in (await readJson(settings)))
    await clearExamples(join(to, "content"));
  for (const from of drawn)
    for (const folder of pictures) await copyIfPresent(join(from, folder), join(to, folder));
}

async function replace(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
}

async function copyIfPresent(from: string, to: string): Promise<void> {
  if (from !== to && existsSync(from)) await cp(from, to, { recursive: true });
}

async function clearExamples(content: string): Promise<void> {
  for await (const file of glob(`${content}/**/*.{json,md,mdx}`)) {
    const text = await readFile(file, "utf8");
    await writeFile(
      file,
      text.replace(/"sample": true/, '"sample": false').replace(/^sample: true$/m, "sample: false"),
    );
  }
}

async function override(file: string, settings: string): Promise<void> {
  const [before, after] = await Promise.all([readJson(file), readJson(settings)]);
  await writeFile(file, JSON.stringify({ ...before, ...after }, null, 2));
}

const readJson = async (file: string): Promise<object> => JSON.parse(await readFile(file, "utf8"));
