import type { Page } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { ecwidCalls, mockEcwid } from "./fake-ecwid.ts";
import { expectNoShift, watchShift } from "./layout-shift.ts";
import { expect, phone, test } from "./test.ts";

test.use({ viewport: phone });

const shop = (page: Page) => page.getByRole("region", { name: "Shop" });
const shopLink = (page: Page) =>
  page.getByRole("link", { name: "Open the shop on its own site (opens a new tab)" });

const widgets = [
  {
    widget: "products",
    options: [
      "categoriesPerRow=3",
      "views=grid(20,3) list(60) table(60)",
      "categoryView=grid",
      "searchView=list",
      "id=shop-products",
    ],
  },
  { widget: "search", options: ["id=shop-search"] },
  { widget: "categories", options: ["id=shop-categories"] },
  { widget: "cart", options: [] },
];

test("loads the shop's script once per page, and creates the shop again on Back", async ({
  page,
}) => {
  const requested = await mockEcwid(page, "works");
  await watchShift(page);
  await page.clock.install();
  await page.goto("/store");
  await expect(shop(page).getByText("A shirt")).toBeVisible();
  await expect(shopLink(page)).toBeHidden();
  await expect.poll(() => ecwidCalls(page)).toEqual(widgets);
  expect(requested).toEqual([
    expect.stringMatching(/^https:\/\/app\.ecwid\.com\/script\.js\?12345678&/),
  ]);
  await expectNoShift(page);
  expect(await axeViolations(page, "main")).toEqual([]);

  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  // As a browser does when it restores the page from the back/forward cache.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await page.clock.runFor(99);
  expect(await ecwidCalls(page)).toEqual(widgets);
  await page.clock.runFor(1);
  expect(await ecwidCalls(page)).toEqual([...widgets, ...widgets]);
  expect(requested).toHaveLength(1);
});

test("does not load the shop for a moderator, as whom its program could act", async ({ page }) => {
  const requested = await mockEcwid(page, "works");
  await page.addInitScript(() => localStorage.setItem("moderator", "1"));
  await page.goto("/store");
  await expect(shop(page).getByText("not shown here while you are signed in")).toBeVisible();
  await expect(shopLink(page)).toBeVisible();
  expect(requested).toEqual([]);
});

test("shows an error if the shop does not appear within 10 seconds", async ({ page }) => {
  await page.clock.install();
  await mockEcwid(page, "hangs");
  await page.goto("/store");
  await expect.poll(() => ecwidCalls(page)).toEqual(widgets);
  await expect(shop(page).getByText("Loading the shop…")).toBeVisible();
  await expect(shopLink(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText("The shop cannot be shown here.")).toBeVisible();
});
