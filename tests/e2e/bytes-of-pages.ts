import type { APIRequestContext } from "@playwright/test";
import { figuresOf } from "../bench/bytes.ts";
import { pageBytes } from "../bench/page-bytes.ts";

/** Returns the sizes of a page that exceed their limits. `npm run bench -- bytes` lists all sizes. */
export async function sizesOverLimit(request: APIRequestContext, path: string): Promise<string[]> {
  const read = async (url: string) => (await request.get(url)).text();
  const html = await read(path);
  return figuresOf(path, html, await pageBytes(html, read))
    .filter(({ ok }) => !ok)
    .map(({ name, value, bar }) => `${name}: ${value} of at most ${bar} bytes`);
}
