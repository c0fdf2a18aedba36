import { launchedStates } from "../states/launched.ts";
import { test } from "../test.ts";
import { expectPagesUsable, expectStatesUsable } from "../usable.ts";

test("is accessible on the pages that a launch changes", async ({ page }) => {
  // The states contain the other pages that differ. The tests of the site check the rest.
  const paths = ["/", "/blog", "/media/5", "/discussions", "/discussions/1"];
  await expectPagesUsable(page, paths, (page, path) => page.goto(path));
});

for (const [name, group] of Object.entries(launchedStates))
  test(`is accessible: ${name}`, async ({ page, allowErrors }) => {
    await expectStatesUsable(page, group, allowErrors);
  });
