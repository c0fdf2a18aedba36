import type { Browser, Page } from "@playwright/test";
import { routes } from "../e2e/routes.ts";
import { newPhone } from "./browser-page.ts";
import { atMost, type Figure, median } from "./figure.ts";

/** What is tapped, where a page has it. */
const taps = {
  menu: "[popovertarget]",
  "second tab": "[data-tab-row] li:nth-child(2) a",
  "what wakes an island": "astro-island summary, astro-island button",
  "first card": "[data-open]",
  "search field": "search input",
};

/**
 * How long after the first tap on a page the next paint comes, on a processor slowed down four times,
 * with nothing cached: the longest of the tap's own events. Browsers give it in steps of 8 ms.
 */
export async function firstTap(cdn: string, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [of] of routes)
    for (const [name, place] of Object.entries(taps)) {
      const measured: number[] = [];
      for (let at = 0; at < 3; at++) {
        const value = await tapOnce(cdn + of, place, browser);
        if (value === undefined) break;
        measured.push(value);
      }
      if (measured.length === 0) continue;
      figures.push(atMost(200, { of, name: `tap: ${name}`, value: median(measured), unit: "ms" }));
    }
  return figures;
}

async function tapOnce(url: string, place: string, browser: Browser): Promise<number | undefined> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  try {
    const slow = await context.newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(observe);
    await page.goto(url);
    const target = page.locator(place).filter({ visible: true }).first();
    if ((await target.count()) === 0) return undefined;
    await target.tap();
    return await slowest(page);
  } finally {
    await context.close();
  }
}

function observe() {
  const events = { longest: 0, seen: 0 };
  Object.assign(window, { events });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(pointer(down|up)|click)$/.test(name)) {
        events.seen += 1;
        events.longest = Math.max(events.longest, duration);
      }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Events shorter than 16 ms are not told; after a second there are none to come. */
const slowest = (page: Page) =>
  page.evaluate(async () => {
    const { events } = window as unknown as { events: { longest: number } };
    await new Promise((done) => setTimeout(done, 1000));
    return events.longest;
  });
