import { copyFile, cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { buildPlaces } from "../server/build-places.ts";

/**
 * After a build: shells, which functions fill, move out of the public files, and the sitemap gets its usual address.
 */
export function buildOutput(): AstroIntegration {
  return {
    name: "build-output",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await cp(`${dist}shells`, buildPlaces().shells, { recursive: true, force: true });
        await rm(`${dist}shells`, { recursive: true });
        await copyFile(`${dist}sitemap-index.xml`, `${dist}sitemap.xml`);
      },
    },
  };
}
