import { states } from "../states.ts";
import { expect, test, violationPrefix } from "../test.ts";
import { expectUsable } from "../usable.ts";

for (const [group, list] of Object.entries(states))
  test(`is usable: ${group}`, async ({ page, consoleErrors }) => {
    test.slow();
    for (const state of list)
      await test.step(state.name, async () => {
        await expectUsable(page, state);
        const errors = consoleErrors
          .splice(0)
          .filter((text) => text.startsWith(violationPrefix) || !state.allowedError?.test(text));
        expect.soft(errors, state.name).toEqual([]);
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await page.evaluate(() => localStorage.clear());
      });
  });
