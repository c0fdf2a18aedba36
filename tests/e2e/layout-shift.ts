import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

interface Source {
  node?: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}
type Shift = PerformanceEntry & { value: number; sources: Source[] };

interface Total {
  moved: number;
  moves: string[];
}

/**
 * Adds up the layout shifts of pages that are opened from now on.
 * @param part selector of the elements that count, with everything inside
 */
export async function watchShift(page: Page, part = "main section") {
  await page.addInitScript((part) => {
    const total: Total = { moved: 0, moves: [] };
    Object.assign(window, { total });
    // Chromium also reports the hidden panels of tabs.
    const counts = ({ node }: Source): boolean =>
      node instanceof Element && node.closest(part) !== null && !node.closest("[hidden]");
    const describe = ({ node, previousRect, currentRect }: Source) =>
      `${(node as Element).outerHTML.slice(0, 100)} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
        const counted = sources.filter(counts);
        if (counted.length === 0) continue;
        total.moved += value;
        total.moves.push(`${value} at ${startTime} ms: ${counted.map(describe).join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, part);
}

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Total>((resolve) => {
        const { total } = window as unknown as { total: Total };
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );

export const shift = async (page: Page): Promise<number> => (await shifts(page)).moved;

export async function expectNoShift(page: Page, message?: string): Promise<void> {
  const { moves } = await shifts(page);
  expect(moves, message).toEqual([]);
}
