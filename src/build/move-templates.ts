import { cp, rm } from "node:fs/promises";

/** Read by `src/server/http/template.ts`. `netlify.toml` includes it in the functions. */
const templates = ".build/templates";

/** Moves the templates that functions fill in out of the public files. */
export async function moveTemplates(dist: URL): Promise<void> {
  const built = new URL("templates", dist);
  await rm(templates, { recursive: true, force: true });
  await cp(built, templates, { recursive: true, force: true });
  await rm(built, { recursive: true });
}
