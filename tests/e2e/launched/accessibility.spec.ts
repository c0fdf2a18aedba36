import { sitemapPaths } from "../addresses.ts";
import { launchedStates } from "../states/launched.ts";
import { expect, test } from "../test.ts";
import { expectUsable } from "../usable.ts";

/** Pages that differ after the launch. The other tests check the rest. */
const changed = /^\/(blog|media\/5|discussions|store|support|privacy|$)/;

test("is accessible on the pages that a launch changes", async ({ page, request, allowErrors }) => {
  test.slow();
  const all = (await sitemapPaths(request)).filter((path) => changed.test(path));
  expect(all.length).toBeGreaterThan(7);
  for (const path of [...all, "/comments/blog/1"])
    await expectUsable(page, { open: (page) => page.goto(path) }, path);
  // Requests of the shop and the donation form to other hosts fail.
  allowErrors("net::ERR_");
});

for (const state of launchedStates)
  test(`is accessible: ${state.name}`, async ({ page, allowErrors }) => {
    await expectUsable(page, state);
    if (state.allowedError) allowErrors(state.allowedError);
  });
