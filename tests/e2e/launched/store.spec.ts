import type { Page } from "@playwright/test";
import { axeFinds } from "../axe.ts";
import { callsOf, provider } from "../fake-ecwid.ts";
import { shift, watchShift } from "../layout-shift.ts";
import { desk, expect, expectComplaint, phone, test } from "../test.ts";

const shop = (page: Page) => page.getByRole("region", { name: "Shop" });
const wayIn = (page: Page) =>
  page.getByRole("link", { name: "Open the shop on its own site (opens a new tab)" });
const away = (page: Page) => page.getByText("The shop cannot be shown here.");

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
const made = async (page: Page) => (await callsOf(page)).map(({ at: _, ...call }) => call);

test.describe("on a phone", () => {
  test.use({ viewport: phone, colorScheme: "light" });

  test("the shop opens, is made again where the visitor comes back, and its script loads once a page", async ({
    page,
  }) => {
    const asked = await provider(page, "works");
    await watchShift(page);
    await page.goto("/store");
    await expect(shop(page).getByText("A shirt")).toBeVisible();
    await expect(wayIn(page)).toBeHidden();
    expect(await made(page)).toEqual(widgets);
    expect(asked).toEqual([
      expect.stringMatching(/^https:\/\/app\.ecwid\.com\/script\.js\?12345678&/),
    ]);
    expect(await shift(page)).toBe(0);
    expect(await axeFinds(page, "main")).toEqual([]);

    // As a browser does that kept the page while the visitor was elsewhere.
    const back = await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      return performance.now();
    });
    await expect.poll(() => made(page)).toEqual([...widgets, ...widgets]);
    const [again] = (await callsOf(page)).slice(widgets.length);
    expect((again?.at ?? 0) - back).toBeGreaterThan(99);
    expect(asked).toHaveLength(1);

    await page.goto("/about");
    expect(await callsOf(page)).toEqual([]);
    await page.goBack();
    await expect(shop(page).getByText("A shirt")).toBeVisible();
    expect(await made(page)).toEqual(widgets);
    expect(asked).toHaveLength(2);
  });
});

test.describe("on a desk, in the dark", () => {
  test.use({ viewport: desk, colorScheme: "dark" });

  for (const [why, block] of [
    ["cannot be reached", "failed"],
    ["is blocked", "blockedbyclient"],
  ] as const)
    test(`where the provider ${why}, the way to the shop stays`, async ({ page, complaints }) => {
      await page.route("https://app.ecwid.com/**", (route) => route.abort(block));
      await watchShift(page);
      await page.goto("/store");
      await expect(away(page)).toBeVisible();
      await expect(wayIn(page)).toHaveAttribute("href", "https://shop.example.org");
      expect(await shift(page)).toBe(0);
      // The browser reports the request itself; we add nothing.
      await expectComplaint(complaints, "net::ERR_");
    });

  test("an error in the provider's own code is silent, and the way to the shop stays", async ({
    page,
  }) => {
    await provider(page, "throws");
    await page.goto("/store");
    await expect(away(page)).toBeVisible();
    await expect(wayIn(page)).toBeVisible();
    expect(await made(page)).toEqual(widgets);
  });

  test("a shop that never shows counts as out of reach after a quarter of a minute", async ({
    page,
  }) => {
    await page.clock.install();
    await provider(page, "hangs");
    await page.goto("/store");
    await expect.poll(() => made(page)).toEqual(widgets);
    await expect(shop(page).getByText("Loading the shop…")).toBeVisible();
    await expect(wayIn(page)).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(away(page)).toBeVisible();
  });
});

test("only this page lets the provider in", async ({ page }) => {
  await provider(page, "works");
  const policy = () =>
    page
      .locator("meta[http-equiv='content-security-policy']")
      .evaluate((meta) => meta.getAttribute("content") ?? "");
  await page.goto("/store");
  const own = await policy();
  expect(own).toMatch(/script-src [^;]*https:\/\/app\.ecwid\.com/);
  expect(/script-src [^;]*/.exec(own)?.[0]).not.toMatch(/unsafe|\*/);
  // In the one directive that browsers of every age know.
  expect(own).toMatch(/style-src 'self' 'unsafe-inline' [^;]*/);
  expect(/style-src [^;]*/.exec(own)?.[0]).not.toContain("sha256");
  for (const path of ["/", "/support", "/about", "/discussions/1"]) {
    await page.goto(path);
    expect(await policy(), path).not.toMatch(/ecwid|cloudfront|unsafe-inline/);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain link leads to the shop", async ({ page }) => {
    await page.goto("/store");
    await expect(wayIn(page)).toHaveAttribute("href", "https://shop.example.org");
    await expect(wayIn(page)).toHaveAttribute("target", "_blank");
    await expect(page.getByText("Loading the shop…")).toBeHidden();
  });
});
