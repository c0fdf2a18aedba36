import { expectNoViolations } from "./axe.ts";
import { detail } from "./media.ts";
import { routes } from "./routes.ts";
import { desk, expect, phone, test } from "./test.ts";

for (const viewport of [phone, desk])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of [...routes.map(([path]) => path), "/404"])
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectNoViolations(page);
      });

    for (const path of ["/media?video=1", "/media?video=101", "/social-videos?video=6"])
      test(`axe finds nothing in the detail view of ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(detail(page).getByRole("heading", { name: "Comments (0)" })).toBeVisible();
        await expectNoViolations(page);
      });

    test("nothing is wider than the screen", async ({ page }) => {
      for (const [path] of routes) {
        await page.goto(path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(viewport.width);
      }
    });
  });
