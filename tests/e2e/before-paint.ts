import type { Page } from "@playwright/test";

/** The scripts, styles, typefaces and data that were asked for before something was painted. */
export const beforePaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (!paint) throw new Error("Nothing was painted");
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => /js$|css|woff|api/.test(name) && startTime < paint.startTime)
      .map(({ name }) => name);
  });
