import type { Page } from "@playwright/test";

/** Holds the requests to an address from now on, as a slow connection does. @returns a function that releases them */
export async function hold(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Holds the code of islands. */
export const holdScripts = (page: Page) => hold(page, "**/_astro/*.js");
