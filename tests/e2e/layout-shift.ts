import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };

/** Adds up the layout shifts in the sections of pages that are opened from now on. */
export async function watchShift(page: Page) {
  await page.addInitScript(() => {
    const total = { moved: 0 };
    Object.assign(window, { total });
    // The main heading moves slightly if its font loads late. Chromium also reports the hidden panels of tabs.
    const isInSection = ({ node }: { node?: Node | null }) =>
      node instanceof Element && node.closest("main section") !== null && !node.closest("[hidden]");
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(isInSection)) total.moved += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the sum since `watchShift`, after two more frames. */
export const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { total } = window as unknown as { total: { moved: number } };
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total.moved)));
      }),
  );
