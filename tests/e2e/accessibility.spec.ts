import { addresses } from "./addresses.ts";
import { states } from "./states.ts";
import { expect, test } from "./test.ts";
import { expectUsable } from "./usable.ts";

/** The pages are shared out, so that they are looked at side by side. */
const shares = 3;

for (let share = 0; share < shares; share++)
  test(`everybody can use the pages of the sitemap, share ${share + 1}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const all = await addresses(request);
    expect(all.length).toBeGreaterThan(12);
    for (const path of all.filter((_, at) => at % shares === share))
      await expectUsable(page, { open: (page) => page.goto(path) }, path);
  });

for (const state of states)
  test(`everybody can use: ${state.name}`, async ({ page, forgive }) => {
    await expectUsable(page, state);
    if (state.complaint) forgive(state.complaint);
  });
