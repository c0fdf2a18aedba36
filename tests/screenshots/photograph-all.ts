import type { Page } from "@playwright/test";
import { routes } from "../e2e/routes.ts";
import type { State } from "../e2e/states/state.ts";
import { testOfSite as test } from "../e2e/test.ts";

/** Widths and themes to take screenshots in. */
const looks = [360, 768, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Takes a screenshot of every page and state of a site at every width and theme. */
export function photographAll(states: State[]): void {
  for (const { width, colorScheme } of looks)
    test.describe(`${width}-${colorScheme}`, () => {
      const at = width < 1000 ? "phone" : "desktop";
      const place = (site: string) => `screenshots/${site}/${width}-${colorScheme}`;

      test.beforeEach(async ({ page }) => {
        await page.setViewportSize({ width, height: 860 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      });

      test("every route", async ({ page }, { project }) => {
        for (const path of [...routes.map(([path]) => path), "/404"]) {
          await page.goto(path);
          await photograph(page, place(project.name), path, true);
        }
      });

      for (const { name, open, part } of states.filter(({ only = at }) => only === at))
        test(name, async ({ page }, { project }) => {
          await open(page);
          const isWhole = part !== undefined && part !== "dialog";
          await photograph(page, place(project.name), `state ${name}`, isWhole);
        });
    });
}

/** Takes a screenshot of the window or the whole page, named after its subject. */
async function photograph(page: Page, folder: string, name: string, fullPage: boolean) {
  // Load lazy pictures.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
  });
  const file = name.match(/[a-z0-9]+/gi)?.join("-") ?? "home";
  await page.screenshot({ path: `${folder}/${file}.png`, fullPage });
}
