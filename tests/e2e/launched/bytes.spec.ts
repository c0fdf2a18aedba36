import { tooHeavy } from "../bytes-of-pages.ts";
import { routes } from "../routes.ts";
import { expect, test } from "../test.ts";

test("no page weighs more than it may with everything launched", async ({ request }) => {
  for (const path of [...routes.map(([path]) => path), "/blog/1"])
    expect.soft(await tooHeavy(request, path), path).toEqual([]);
});
