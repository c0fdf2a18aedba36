import { glob, readFile } from "node:fs/promises";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

test("does not include the Studio in the published site", async ({ request }) => {
  for (const path of ["/studio", "/studio/api/overview", "/studio/studio.js"])
    expect((await request.get(path)).status()).toBe(404);
  const found: string[] = [];
  for await (const file of glob(`${copyOf("site")}/dist/**/*.{html,js,css,json,xml,txt}`))
    if (/\bstudio\b/i.test(await readFile(file, "utf8"))) found.push(file);
  expect(found).toEqual([]);
});
