import { test } from "@playwright/test";
import { addresses } from "../e2e/addresses.ts";
import type { State } from "../e2e/states/state.ts";
import { dress, type Look, looks, nameOf, photograph } from "./photograph.ts";

const isAt = ({ width }: Look, only: State["only"]) => !only || (only === "phone") === width < 1000;

/** Photographs every page of a site, and every state that it can come to, in every look. */
export function photographAll(states: State[]): void {
  for (const look of looks)
    test.describe(nameOf(look), () => {
      test.beforeEach(({ page }) => dress(page, look));

      test("every address of the sitemap", async ({ page, request }, { project }) => {
        for (const path of await addresses(request)) {
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
