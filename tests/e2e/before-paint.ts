import type { Page } from "@playwright/test";

/** Returns the URLs of scripts, styles and data that were requested before first contentful paint, and waits for it. */
export async function requestsBeforePaint(page: Page): Promise<string[]> {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  return page.evaluate(
    (painted = 0) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => /js$|css|api/.test(name) && startTime < painted)
        .map(({ name }) => name),
    await paint.jsonValue(),
  );
}
