import { states } from "../states.ts";
import { expect, test, violationPrefix } from "../test.ts";
import { expectUsable } from "../usable.ts";

// Otherwise a state that ends by itself, as loading does after ten seconds, can change while a slow machine checks it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
    const start = window.setTimeout;
    const startShort = (run: TimerHandler, delay = 0, ...rest: unknown[]) =>
      delay < 5000 ? start(run, delay, ...rest) : 0;
    Reflect.set(window, "setTimeout", startShort);
  }),
);

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
