import { sitemapPaths } from "./addresses.ts";
import { states } from "./states.ts";
import { expect, test } from "./test.ts";
import { expectUsable } from "./usable.ts";

/** Number of tests that the pages are split into, so that they run in parallel. */
const partCount = 3;

for (let part = 0; part < partCount; part++)
  test(`is accessible on the pages of the sitemap, part ${part + 1}`, async ({ page, request }) => {
    test.slow();
    const all = await sitemapPaths(request);
    expect(all.length).toBeGreaterThan(12);
    for (const path of all.filter((_, at) => at % partCount === part))
      await expectUsable(page, { open: (page) => page.goto(path) }, path);
  });

for (const state of states)
  test(`is accessible: ${state.name}`, async ({ page, allowErrors }) => {
    await expectUsable(page, state);
    if (state.allowedError) allowErrors(state.allowedError);
  });
