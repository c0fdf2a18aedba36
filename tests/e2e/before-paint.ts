import type { Page } from "@playwright/test";

/** Disables the timer of one second that also starts deferred work, because it can fire before first paint on a busy machine. */
export const disablePaintTimeout = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: () => void, milliseconds?: number) =>
        milliseconds === 1000 ? 0 : setTimeout(task, milliseconds),
    });
  });

/** Returns the URLs of scripts, styles, fonts and data that were requested before first contentful paint. */
export const requestsBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (!paint) throw new Error("Nothing was painted");
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => /js$|css|woff|api/.test(name) && startTime < paint.startTime)
      .map(({ name }) => name);
  });
