import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };

/** Adds up how far the sections of the pages opened from now on move, and what is in them. */
export async function watchShift(page: Page) {
  await page.addInitScript(() => {
    const total = { moved: 0 };
    Object.assign(window, { total });
    // The main heading moves slightly if its typeface loads late. Chromium also reports the hidden panels of tabs.
    const isOurs = ({ node }: { node?: Node | null }) =>
      node instanceof Element && node.closest("main section") !== null && !node.closest("[hidden]");
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(isOurs)) total.moved += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What `watchShift` has added up, once the browser has painted twice more. */
export const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { total } = window as unknown as { total: { moved: number } };
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total.moved)));
      }),
  );
