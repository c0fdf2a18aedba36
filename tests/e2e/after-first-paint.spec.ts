import type { Page } from "@playwright/test";
import { beforePaint, onlyPaintCounts } from "./before-paint.ts";
import { expect, test } from "./test.ts";

const kept = (page: Page) => page.evaluate(() => localStorage.getItem("typeface"));

/** Whether the page shows the typeface, or what stands in for it. */
const isShown = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.fonts).some(
      ({ family, status }) => family === "Brygada" && status === "loaded",
    ),
  );

for (const path of ["/contact", "/", "/media"])
  test(`on a first visit nothing travels beside the words of ${path}`, async ({ page }) => {
    await onlyPaintCounts(page);
    const typeface = page.waitForResponse(/woff2$/);
    await page.goto(path);
    await typeface;
    expect(await beforePaint(page)).toEqual([]);
  });

test("the typeface is shown on the first page where it comes soon, and on the next at once", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect.poll(() => isShown(page)).toBe(true);
  await page.addInitScript(() =>
    Object.defineProperty(window, "painted", { get: () => new Promise(() => {}), set: () => {} }),
  );
  await page.goto("/about");
  await expect.poll(() => isShown(page)).toBe(true);
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
  expect(await isShown(page)).toBe(false);
  await page.goto("/about");
  await expect.poll(() => isShown(page)).toBe(true);
});

test("a typeface that does not come leaves what stands in", async ({ page, forgive }) => {
  await page.route(/woff2$/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/contact");
  await failed;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([await kept(page), await isShown(page)]).toEqual([null, false]);
  forgive(/ERR_FAILED/);
});
