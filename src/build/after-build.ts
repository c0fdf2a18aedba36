import { copyFile, cp, rm } from "node:fs/promises";
import type { AstroIntegration } from "astro";

export const afterBuild = (run: (dist: URL) => Promise<void>): AstroIntegration => ({
  name: "after-build",
  hooks: {
    "astro:build:done": ({ dir }) => run(dir),
  },
});

/** Crawlers look for `/sitemap.xml`. */
export const aliasSitemap = (dist: URL): Promise<void> =>
  copyFile(new URL("sitemap-index.xml", dist), new URL("sitemap.xml", dist));

/** Read by `src/server/http/template.ts`. `netlify.toml` includes it in the functions. */
const templates = ".build/templates";

export async function moveTemplates(dist: URL): Promise<void> {
  const built = new URL("templates", dist);
  await rm(templates, { recursive: true, force: true });
  await cp(built, templates, { recursive: true, force: true });
  await rm(built, { recursive: true });
}
