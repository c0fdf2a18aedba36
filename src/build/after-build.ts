import { copyFile, cp, rm } from "node:fs/promises";
import type { AstroIntegration } from "astro";

export const afterBuild = (...steps: ((dist: URL) => Promise<void>)[]): AstroIntegration => ({
  name: "after-build",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      for (const step of steps) await step(dir);
    },
  },
});

/** Copies the sitemap to `/sitemap.xml`, where crawlers look for it. */
export const aliasSitemap = (dist: URL): Promise<void> =>
  copyFile(new URL("sitemap-index.xml", dist), new URL("sitemap.xml", dist));

/** Read by `src/server/http/template.ts`. `netlify.toml` includes it in the functions. */
const templates = ".build/templates";

/** Moves the templates that functions fill in out of the public files. */
export async function moveTemplates(dist: URL): Promise<void> {
  const built = new URL("templates", dist);
  await rm(templates, { recursive: true, force: true });
  await cp(built, templates, { recursive: true, force: true });
  await rm(built, { recursive: true });
}
