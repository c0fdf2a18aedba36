import { addresses } from "../addresses.ts";
import { launchedStates } from "../states/launched.ts";
import { expect, test } from "../test.ts";
import { expectUsable } from "../usable.ts";

/** What looks as before the launch is looked at there. */
const changed = /^\/(blog|discussions|store|support|privacy|$)/;

test("everybody can use the pages of the sitemap that a launch changes", async ({
  page,
  request,
  forgive,
}) => {
  test.slow();
  const all = (await addresses(request)).filter((path) => changed.test(path));
  expect(all.length).toBeGreaterThan(7);
  for (const path of [...all, "/comments/blog/1"])
    await expectUsable(page, { open: (page) => page.goto(path) }, path);
  // Of what the shop and the form for giving ask of others.
  forgive("net::ERR_");
});

for (const state of launchedStates)
  test(`everybody can use: ${state.name}`, async ({ page, forgive }) => {
    await expectUsable(page, state);
    if (state.complaint) forgive(state.complaint);
  });
