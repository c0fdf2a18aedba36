import type { APIRequestContext } from "@playwright/test";

/** Every address that the sitemap lists, and that of nothing. */
export async function addresses(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await request.get(path)).text();
    return Array.from(text.matchAll(/<loc>([^<]*)/g), ([, loc = ""]) => new URL(loc).pathname);
  };
  const lists = await Promise.all((await read("/sitemap.xml")).map(read));
  return [...lists.flat(), "/404"];
}
