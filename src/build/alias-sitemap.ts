import { copyFile } from "node:fs/promises";

/** Copies the sitemap to `/sitemap.xml`, where crawlers look for it. */
export const aliasSitemap = (dist: URL): Promise<void> =>
  copyFile(new URL("sitemap-index.xml", dist), new URL("sitemap.xml", dist));
