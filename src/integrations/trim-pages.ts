import { glob, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Writes a page anew. */
export type Trim = (html: string) => string;

/** After a build: writes each page anew, with one change after the other, and reads and writes it once. */
export function trimPages(...trims: Trim[]): AstroIntegration {
  return {
    name: "trim-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const pages = glob("**/*.html", { cwd: fileURLToPath(dir) });
        const trimNext = async () => {
          for await (const file of pages) await trim(join(fileURLToPath(dir), file), trims);
        };
        // While one page is written the next is on its way.
        await Promise.all(Array.from({ length: 2 * availableParallelism() }, trimNext));
      },
    },
  };
}

async function trim(path: string, trims: readonly Trim[]): Promise<void> {
  const html = await readFile(path, "utf8");
  await writeFile(
    path,
    trims.reduce((page, change) => change(page), html),
  );
}
