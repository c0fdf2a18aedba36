import type { Page } from "@playwright/test";
import { routes } from "./routes.ts";
import { desktop, expect, phone, test } from "./test.ts";

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Finds elements that the browser has not laid out, because they are far from the window. */
const skipped = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter(
        (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

async function scrollThrough(page: Page) {
  for (let at = 0; at < (await heightOf(page)); at += 2000)
    await page.evaluate((at) => {
      scrollTo(0, at);
      return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }, at);
}

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`lays out every page as a whole, with the same height before and after scrolling, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const [path] of routes) {
      await page.goto(path);
      expect(await skipped(page), path).toEqual([]);
      const before = await heightOf(page);
      await scrollThrough(page);
      const after = await heightOf(page);
      expect(Math.abs(after - before) / before, `${path}: ${before}, ${after}`).toBeLessThan(0.02);
    }
  });

test("leaves no card alone in its row", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const path of ["/media", "/social-videos", "/contact"]) {
    await page.goto(path);
    const lone = await page
      .getByRole("main")
      .getByRole("list")
      .filter({ visible: true })
      .evaluateAll((lists) =>
        lists
          .filter((list) => list.matches(".grid") && list.children.length > 1)
          .map((list) => {
            const tops = [...list.children].map((card) => card.getBoundingClientRect().top);
            return tops.filter((top) => top === tops.at(-1)).length;
          })
          .filter((inLastRow) => inLastRow === 1),
      );
    expect(lone, path).toEqual([]);
  }
});
