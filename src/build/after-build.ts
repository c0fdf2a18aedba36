import { copyFile, cp, mkdir, readFile, rm } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { drawAll } from "../artwork/draw-card.ts";
import { type SocialCard, socialCard } from "../artwork/social-card.ts";
import { previewName } from "../collections/queries/pages.ts";
import { site } from "../collections/queries/site.ts";

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

/** Writes the link preview pictures to `/og`. Astro would take several times longer to render an endpoint for each. */
export async function drawLinkPreviews(dist: URL): Promise<void> {
  const list = new URL("previews.json", dist);
  const cards: [path: string, card: SocialCard][] = JSON.parse(await readFile(list, "utf8"));
  await rm(list);
  await drawAll(cards, async ([path, card]) => {
    const file = new URL(`og/${previewName(path)}.png`, dist);
    await mkdir(new URL(".", file), { recursive: true });
    await copyFile(await socialCard(card, site.name), file);
  });
}

/** Read by `src/server/http/template.ts`. `netlify.toml` includes it in the functions. */
const templates = ".build/templates";

/** Moves the templates that functions fill in out of the public files. */
export async function moveTemplates(dist: URL): Promise<void> {
  const built = new URL("templates", dist);
  await rm(templates, { recursive: true, force: true });
  await cp(built, templates, { recursive: true, force: true });
  await rm(built, { recursive: true });
}
