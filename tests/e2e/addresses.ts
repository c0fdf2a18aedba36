import type { APIRequestContext } from "@playwright/test";

/** Returns every path in the sitemap, and the path of the 404 page. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await request.get(path)).text();
    return Array.from(text.matchAll(/<loc>([^<]*)/g), ([, loc = ""]) => new URL(loc).pathname);
  };
  const lists = await Promise.all((await read("/sitemap.xml")).map(read));
  return [...lists.flat(), "/404"];
}
