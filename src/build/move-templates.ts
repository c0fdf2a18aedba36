import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Read by `src/server/http/template.ts`. `netlify.toml` includes it in the functions. */
const templates = ".build/templates";

/** Moves the templates that functions fill in out of the public files. */
export function moveTemplates(): AstroIntegration {
  return {
    name: "move-templates",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await rm(templates, { recursive: true, force: true });
        await cp(`${dist}templates`, templates, { recursive: true, force: true });
        await rm(`${dist}templates`, { recursive: true });
      },
    },
  };
}
