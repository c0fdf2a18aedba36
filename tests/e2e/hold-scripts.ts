import type { Page } from "@playwright/test";

/**
 * Delays the code of islands that is requested from now on, as on a slow connection.
 * @param island the only one whose code is delayed, such as `SiteMenu`
 * @returns a function that releases it
 */
export async function holdScripts(page: Page, island = ""): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/_astro/${island}*.js`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
