import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import { drawAll } from "../artwork/draw-all.ts";
import { socialCard } from "../artwork/social-card.ts";
import { previewName } from "../collections/files/page-meta.ts";
import { site } from "../collections/queries/site.ts";

/** Writes the link preview pictures to `/og`. Astro would take several times longer to render an endpoint for each. */
export async function drawLinkPreviews(dist: URL): Promise<void> {
  const list = new URL("previews.json", dist);
  const titles: [path: string, title: string][] = JSON.parse(await readFile(list, "utf8"));
  await rm(list);
  await drawAll(titles, async ([path, title]) => {
    const file = new URL(`og/${previewName(path)}.png`, dist);
    await mkdir(new URL(".", file), { recursive: true });
    await copyFile(await socialCard(title, site.name), file);
  });
}
