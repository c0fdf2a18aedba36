import type { Page } from "@playwright/test";
import { expectNoShift, watchShift } from "./layout-shift.ts";
import { expect, phone, test } from "./test.ts";

test.use({ viewport: phone, contextOptions: { reducedMotion: "no-preference" } });

const last = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: "Fine lines on a slide" }).locator("img");

const scrollNear = (page: Page, below: number) =>
  last(page).evaluate(
    (picture, below) => scrollBy(0, picture.getBoundingClientRect().top - innerHeight - below),
    below,
  );

test("fades in once a tenth of the picture is within 50 px, on grey until then", async ({
  page,
}) => {
  await page.goto("/media");
  await page.emulateMedia({ media: "print" });
  await expect(last(page)).toHaveCSS("opacity", "1");
  await page.emulateMedia({ media: "screen" });
  await expect(last(page)).toHaveCSS("opacity", "0");
  await expect(last(page)).toHaveCSS("transition-duration", "0.3s");
  const frame = last(page).locator("..");
  await expect(frame).toHaveCSS("background-color", "rgba(128, 128, 128, 0.7)");
  const { height = 0 } = (await last(page).boundingBox()) ?? {};
  await scrollNear(page, 50 - height / 10 + 4);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(last(page)).toHaveCSS("opacity", "0");
  await scrollNear(page, 50 - height / 10 - 4);
  await expect(last(page)).toHaveCSS("opacity", "1");
});

test("replaces a picture that does not load, in and below the window", async ({
  page,
  allowErrors,
}) => {
  await page.route("**/posters/*.svg", (route) => route.fulfill({ status: 404 }));
  await watchShift(page);
  await page.goto("/media");
  for (const picture of [page.getByRole("main").locator("li img").nth(1), last(page)]) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", "/picture-missing.svg");
    await expect(picture).toHaveCSS("opacity", "1");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expectNoShift(page);
  allowErrors("404");
});
