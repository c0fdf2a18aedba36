import { changes, openChangedAfter, openChangedBefore } from "./changed-page.ts";
import { journeys } from "./journeys.ts";
import { mockVideos } from "./media-page.ts";
import { test } from "./test.ts";

test.beforeEach(async ({ page, context, allowErrors }) => {
  await context.grantPermissions(["clipboard-write"]);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined }),
  );
  await mockVideos(page);
  // React reports that it renders an island again, and the browser reports a refused request.
  allowErrors(/Minified React error #4(18|25|23)|status of 401/);
});

// Each island is changed in each way once. A later journey on a page starts where an earlier one ends.
for (const [path, list] of Map.groupBy(journeys, ({ path }) => path))
  test(`works at ${path} if other programs change the page, before its code arrives and after`, async ({
    page,
  }) => {
    test.slow();
    const run = async (about: string, open: () => Promise<void>) => {
      await test.step(about, open);
      for (const { name, run } of list) await test.step(`${name}, ${about}`, () => run(page));
    };
    for (const [name, change] of Object.entries(changes))
      await run(`${name} before React runs`, () => openChangedBefore(page, path, change));
    // Once React runs, the changes do not affect each other.
    await run("changed after React runs", () =>
      openChangedAfter(page, path, Object.values(changes)),
    );
  });
