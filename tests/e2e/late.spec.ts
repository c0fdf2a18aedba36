import type { Page } from "@playwright/test";
import { beforePaint } from "./before-paint.ts";
import { expect, test } from "./test.ts";

const late = "html[data-late]";
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("typeface"));

for (const path of ["/contact", "/", "/media"])
  test(`on a first visit nothing travels beside the words of ${path}`, async ({ page }) => {
    const typeface = page.waitForResponse(/woff2$/);
    await page.goto(path);
    await typeface;
    expect(await beforePaint(page)).toEqual([]);
  });

test("the typeface is shown on the first page where it comes soon, and on the next at once", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(page.locator(late)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.fonts.check("1em Brygada"))).toBe(true);
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.documentElement.dataset["late"] !== undefined) console.error("It came late");
    }).observe(document, { attributes: true, subtree: true }),
  );
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a typeface that comes late changes nothing under the reader's eyes", async ({ page }) => {
  await page.clock.install();
  const { promise: slow, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/woff2$/, async (route) => {
    await slow;
    await route.continue();
  });
  const request = page.waitForRequest(/woff2$/);
  await page.goto("/contact");
  await request;
  await page.clock.fastForward(2_000);
  arrive();
  await expect.poll(() => kept(page)).toBe("1");
  await expect(page.locator(late)).toHaveCount(1);
  await page.goto("/about");
  await expect(page.locator(late)).toHaveCount(0);
});

test("a typeface that does not come leaves what stands in", async ({ page, forgive }) => {
  await page.route(/woff2$/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/contact");
  await failed;
  await expect(page.locator(late)).toHaveCount(1);
  expect(await kept(page)).toBeNull();
  forgive(/ERR_FAILED/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page itself asks for the typeface", async ({ page }) => {
    const typeface = page.waitForResponse(/woff2$/);
    await page.goto("/contact");
    expect((await typeface).status()).toBe(200);
  });
});
