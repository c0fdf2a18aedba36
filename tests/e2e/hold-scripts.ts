import type { Page } from "@playwright/test";

/**
 * Delays the code of islands that is requested from now on, as on a slow connection.
 * @returns a function that releases it
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
