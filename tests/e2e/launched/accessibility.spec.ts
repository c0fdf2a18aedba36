import { launchedStates } from "../states/launched.ts";
import { test } from "../test.ts";
import { expectPageUsable, expectStateUsable } from "../usable.ts";

// The states contain the other pages that a launch changes. The audit of the site checks the rest.
for (const path of ["/", "/blog", "/media/5", "/discussions", "/discussions/1"])
  test(`is usable: ${path}`, async ({ page }) => {
    await expectPageUsable(page, path);
  });

for (const state of Object.values(launchedStates).flat())
  test(`is usable: ${state.name}`, async ({ page, allowErrors }) => {
    await expectStateUsable(page, state, allowErrors);
  });
