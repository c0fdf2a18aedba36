import { glob, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Writes a page anew, which stands in the folder `dist`. */
export type Trim = (html: string, dist: string) => string | Promise<string>;

/** After a build: writes each page anew, with one change after the other, and reads and writes it once. */
export function trimPages(...trims: Trim[]): AstroIntegration {
  return {
    name: "trim-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = glob("**/*.html", { cwd: dist });
        const trimNext = async () => {
          for await (const file of pages) await trim(dist, file, trims);
        };
        // While one page is written the next is on its way.
        await Promise.all(Array.from({ length: 2 * availableParallelism() }, trimNext));
      },
    },
  };
}

async function trim(dist: string, file: string, trims: readonly Trim[]): Promise<void> {
  const path = join(dist, file);
  let html = await readFile(path, "utf8");
  for (const change of trims) html = await change(html, dist);
  await writeFile(path, html);
}
