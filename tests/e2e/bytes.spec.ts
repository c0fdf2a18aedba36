import { tooHeavy } from "./bytes-of-pages.ts";
import { routes } from "./routes.ts";
import { expect, test } from "./test.ts";

test("no page weighs more than it may", async ({ request }) => {
  for (const [path] of routes) expect.soft(await tooHeavy(request, path), path).toEqual([]);
});
