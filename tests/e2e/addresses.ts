import type { APIRequestContext } from "@playwright/test";
import { routes } from "./routes.ts";

const known: string[] = routes.map(([path]) => path);

/** Pages from the same template as one of the routes or as the first post. */
const isRepeated = (path: string) =>
  /^\/((discussions|blog|media|podcasts)\/(?!1$)\d+|glossary\/.*)$/.test(path) &&
  !known.includes(path);

/**
 * Returns the paths in the sitemap, one for each template, and the path of the 404 page. A preview has no sitemap, so
 * there it returns the routes.
 */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  if ((await request.get("/sitemap.xml")).status() === 404) return [...known, "/404"];
  const read = async (path: string) => {
    const text = await (await request.get(path)).text();
    return Array.from(text.matchAll(/<loc>([^<]*)/g), ([, loc = ""]) => new URL(loc).pathname);
  };
  const lists = await Promise.all((await read("/sitemap.xml")).map(read));
  return [...lists.flat().filter((path) => !isRepeated(path)), "/404"];
}
