import type { Page } from "@playwright/test";
import { disablePaintTimeout, requestsBeforePaint } from "./before-paint.ts";
import { expect, test } from "./test.ts";

const storedFont = (page: Page) => page.evaluate(() => localStorage.getItem("typeface"));

/** Returns true if the page shows the web font, and false if it shows the fallback. */
const isFontShown = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.fonts).some(
      ({ family, status }) => family === "Brygada" && status === "loaded",
    ),
  );

for (const path of ["/contact", "/", "/media"])
  test(`requests no script, style, font or data before first paint on a first visit to ${path}`, async ({
    page,
  }) => {
    await disablePaintTimeout(page);
    const typeface = page.waitForResponse(/woff2$/);
    await page.goto(path);
    await typeface;
    expect(await requestsBeforePaint(page)).toEqual([]);
  });

test("shows the font as soon as it loads, and at once on the next page", async ({ page }) => {
  await page.goto("/contact");
  await expect.poll(() => isFontShown(page)).toBe(true);
  await page.addInitScript(() =>
    Object.defineProperty(window, "painted", { get: () => new Promise(() => {}), set: () => {} }),
  );
  await page.goto("/about");
  await expect.poll(() => isFontShown(page)).toBe(true);
});

test("does not swap in a font that loads late", async ({ page }) => {
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
  await expect.poll(() => storedFont(page)).toBe("1");
  expect(await isFontShown(page)).toBe(false);
  await page.goto("/about");
  await expect.poll(() => isFontShown(page)).toBe(true);
});

test("keeps the fallback font if the font does not load", async ({ page, allowErrors }) => {
  await page.route(/woff2$/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/contact");
  await failed;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([await storedFont(page), await isFontShown(page)]).toEqual([null, false]);
  allowErrors(/ERR_FAILED/);
});
