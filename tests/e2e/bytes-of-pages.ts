import type { APIRequestContext } from "@playwright/test";
import { figuresOf } from "../bench/bytes.ts";
import { pageBytes } from "../bench/page-bytes.ts";

/** Scripts by their address, which contains a hash of the text. */
const texts = new Map<string, string>();

/** Returns the sizes of a page that exceed their limits. `npm run bench -- bytes` lists all sizes. */
export async function sizesOverLimit(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const read = async (url: string) => {
    const text = texts.get(url) ?? (await (await request.get(url)).text());
    texts.set(url, text);
    return text;
  };
  return figuresOf(path, html, await pageBytes(html, read))
    .filter(({ ok }) => !ok)
    .map(({ name, value, bar }) => `${name}: ${value} of at most ${bar}`);
}
