import { changes, openChangedAfter, openChangedBefore, openSlowly } from "../changed-page.ts";
import { journeys } from "../journeys.ts";
import { mockVideos } from "../media-page.ts";
import { test } from "../test.ts";

test.beforeEach(async ({ page, context, allowErrors }) => {
  await context.grantPermissions(["clipboard-write"]);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined }),
  );
  await mockVideos(page);
  // React reports that it renders an island again, and the browser reports a refused request.
  allowErrors(/Minified React error #4(18|25|23)|status of 401/);
});

for (const [name, { path, run }] of Object.entries(journeys)) {
  for (const [change, apply] of Object.entries(changes))
    test(`${name} on a page that is ${change} before React runs`, async ({ page }) => {
      await openChangedBefore(page, path, apply);
      await run(page);
    });

  test(`${name} while the code arrives two seconds late`, async ({ page }) => {
    await openSlowly(page, path);
    await run(page);
  });
}

// Once React runs, the changes do not affect each other, and no journey is the first on its page.
for (const [path, list] of Map.groupBy(Object.entries(journeys), ([, { path }]) => path))
  test(`works at ${path} if programs change the page after React runs`, async ({ page }) => {
    await openChangedAfter(page, path, Object.values(changes));
    for (const [name, { run }] of list) await test.step(name, () => run(page));
  });
