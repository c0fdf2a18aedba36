import type { Page } from "@playwright/test";

/** Lets what waits for the first paint wait for nothing else: on a busy machine the second after the load may end sooner. */
export const onlyPaintCounts = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: () => void, milliseconds?: number) =>
        milliseconds === 1000 ? 0 : setTimeout(task, milliseconds),
    });
  });

/** The scripts, styles, typefaces and data that were asked for before content was painted. */
export const beforePaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (!paint) throw new Error("Nothing was painted");
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => /js$|css|woff|api/.test(name) && startTime < paint.startTime)
      .map(({ name }) => name);
  });
