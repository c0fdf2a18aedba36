import { copyFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";

/** Copies the sitemap to `/sitemap.xml`, where crawlers look for it. */
export function aliasSitemap(): AstroIntegration {
  return {
    name: "alias-sitemap",
    hooks: {
      "astro:build:done": ({ dir }) =>
        copyFile(new URL("sitemap-index.xml", dir), new URL("sitemap.xml", dir)),
    },
  };
}
