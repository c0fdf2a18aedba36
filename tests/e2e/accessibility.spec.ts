import { sitemapPaths } from "./addresses.ts";
import { states } from "./states.ts";
import { expect, test } from "./test.ts";
import { expectPagesUsable, expectStatesUsable, openWithPanels } from "./usable.ts";

/** Number of tests that the pages are split into, so that they run in parallel. */
const partCount = 3;

for (let part = 0; part < partCount; part++)
  test(`is accessible on the pages of the sitemap, part ${part + 1}`, async ({ page, request }) => {
    const all = await sitemapPaths(request);
    expect(all.length).toBeGreaterThan(12);
    const paths = all.filter((_, at) => at % partCount === part);
    await expectPagesUsable(page, paths, openWithPanels);
  });

for (const [name, group] of Object.entries(states))
  test(`is accessible: ${name}`, async ({ page, allowErrors }) => {
    await expectStatesUsable(page, group, allowErrors);
  });
