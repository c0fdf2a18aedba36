import { routes } from "../e2e/routes.ts";
import type { State } from "../e2e/states/state.ts";
import { testOfSite as test } from "../e2e/test.ts";
import { applyLook, type Look, looks, nameOf, photograph } from "./photograph.ts";

const isAt = ({ width }: Look, only: State["only"]) => !only || (only === "phone") === width < 1000;

/** Takes a screenshot of every page and state of a site at every width and theme. */
export function photographAll(states: State[]): void {
  for (const look of looks)
    test.describe(nameOf(look), () => {
      test.beforeEach(({ page }) => applyLook(page, look));

      test("every route", async ({ page }, { project }) => {
        for (const path of [...routes.map(([path]) => path), "/404"]) {
          await page.goto(path);
          await photograph(page, `${project.name}/${nameOf(look)}`, path, true);
        }
      });

      for (const { name, open, part } of states.filter(({ only }) => isAt(look, only)))
        test(name, async ({ page }, { project }) => {
          await open(page);
          await photograph(
            page,
            `${project.name}/${nameOf(look)}`,
            `state ${name}`,
            !!part && part !== "dialog",
          );
        });
    });
}
