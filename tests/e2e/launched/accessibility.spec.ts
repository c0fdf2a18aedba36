import { launchedStates } from "../states/launched.ts";
import { test } from "../test.ts";
import { expectStatesUsable, expectUsable } from "../usable.ts";

test("is accessible on the pages that a launch changes", async ({ page }) => {
  // The states contain the other pages that differ. The tests of the site check the rest.
  for (const path of ["/", "/blog", "/media/5", "/discussions", "/discussions/1"])
    await expectUsable(page, { open: (page) => page.goto(path) }, path);
});

for (const [name, group] of Object.entries(launchedStates))
  test(`is accessible: ${name}`, async ({ page, allowErrors }) => {
    await expectStatesUsable(page, group, allowErrors);
  });
