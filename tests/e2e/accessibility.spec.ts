import { AxeBuilder } from "@axe-core/playwright";
import { detail } from "./media.ts";
import { routes } from "./routes.ts";
import { desk, expect, phone, test } from "./test.ts";

for (const colorScheme of ["light", "dark"] as const)
  for (const viewport of [phone, desk])
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport });
      for (const path of [...routes.map(([path]) => path), "/404"])
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual(
            [],
          );
        });

      for (const path of ["/media?video=1", "/media?video=101", "/social-videos?video=6"])
        test(`axe finds nothing in the detail view of ${path}`, async ({ page }) => {
          await page.goto(path);
          await expect(detail(page).getByRole("heading", { name: "Comments (0)" })).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual(
            [],
          );
        });

      test("nothing is wider than the screen", async ({ page }) => {
        for (const [path] of routes) {
          await page.goto(path);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, path).toBeLessThanOrEqual(viewport.width);
        }
      });
    });
