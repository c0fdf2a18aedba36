import { sizesOverLimit } from "../bytes-of-pages.ts";
import { routes } from "../routes.ts";
import { expect, test } from "../test.ts";

test("keeps every page within its size limits after the launch", async ({ request }) => {
  for (const path of [...routes.map(([path]) => path), "/blog/1", "/blog/2"])
    expect.soft(await sizesOverLimit(request, path), path).toEqual([]);
});
