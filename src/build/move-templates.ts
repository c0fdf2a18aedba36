import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** `src/server/http/template.ts` reads this folder and `netlify.toml` ships it with the functions. */
const templates = ".build/templates";

/** Moves templates, which functions fill in, out of the public files. */
export function moveTemplates(): AstroIntegration {
  return {
    name: "move-templates",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await cp(`${dist}templates`, templates, { recursive: true, force: true });
        await rm(`${dist}templates`, { recursive: true });
      },
    },
  };
}
