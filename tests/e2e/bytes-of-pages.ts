import type { APIRequestContext } from "@playwright/test";
import { figuresOf } from "../bench/bytes.ts";
import { pageBytes } from "../bench/page-bytes.ts";

/** Says of a page what weighs more than it may. `npm run bench -- bytes` says it of all. */
export async function tooHeavy(request: APIRequestContext, path: string): Promise<string[]> {
  const read = async (of: string) => (await request.get(of)).text();
  const html = await read(path);
  return figuresOf(path, html, await pageBytes(html, read))
    .filter(({ ok }) => !ok)
    .map(({ name, value, bar }) => `${name}: ${value} of at most ${bar} bytes`);
}
