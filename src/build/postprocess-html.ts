import { glob, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** @param dist the folder of the built site */
export type HtmlTransform = (html: string, dist: string) => string | Promise<string>;

/** Applies transforms to every built page, in the given order. */
export function postprocessHtml(...transforms: HtmlTransform[]): AstroIntegration {
  return {
    name: "postprocess-html",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = glob("**/*.html", { cwd: dist });
        const rewriteNext = async () => {
          for await (const file of pages) await rewrite(dist, file, transforms);
        };
        // More than one at a time per core, so that reading and writing overlap.
        await Promise.all(Array.from({ length: 2 * availableParallelism() }, rewriteNext));
      },
    },
  };
}

async function rewrite(dist: string, file: string, transforms: readonly HtmlTransform[]) {
  const path = join(dist, file);
  let html = await readFile(path, "utf8");
  for (const transform of transforms) html = await transform(html, dist);
  await writeFile(path, html);
}
