import { figuresOf } from "../bench/bytes.ts";
import { pageBytes } from "../bench/page-bytes.ts";
import type { launched } from "./site.ts";

/** Returns the sizes of a page that exceed their limits. `npm run bench -- bytes` lists all sizes. */
export async function sizesOverLimit(site: typeof launched, path: string): Promise<string[]> {
  const html = await site.html(path);
  return figuresOf(path, html, await pageBytes(html, site.html))
    .filter(({ ok }) => !ok)
    .map(({ name, value, bar }) => `${name}: ${value} of at most ${bar}`);
}
