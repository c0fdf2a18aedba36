import type { APIRequestContext } from "@playwright/test";
import { figuresOf } from "../bench/bytes.ts";
import { pageBytes } from "../bench/page-bytes.ts";
import { routes } from "./routes.ts";
import { expect, test } from "./test.ts";

test("no page weighs more than it may", async ({ request }) => {
  for (const [path] of routes)
    expect.soft(await over(request, path), `${path}: npm run bench -- bytes says more`).toEqual([]);
});

async function over(request: APIRequestContext, path: string): Promise<string[]> {
  const read = async (of: string) => (await request.get(of)).text();
  const html = await read(path);
  return figuresOf(path, html, await pageBytes(html, read))
    .filter(({ ok }) => !ok)
    .map(({ name, value, bar }) => `${name}: ${value} of at most ${bar} bytes`);
}
