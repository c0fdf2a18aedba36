import { beforePaint, onlyPaintCounts } from "../before-paint.ts";
import { expect, test } from "../test.ts";

for (const [path, last] of [
  ["/discussions/1", /\/view$/],
  ["/blog/1", /only=likes$/],
] as const)
  test(`on a first visit nothing travels beside the words of ${path}`, async ({ page }) => {
    await onlyPaintCounts(page);
    const [typeface, answer] = [page.waitForResponse(/woff2$/), page.waitForResponse(last)];
    await page.goto(path);
    await Promise.all([typeface, answer]);
    expect(await beforePaint(page)).toEqual([]);
  });
