import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { newPhone, openSlowPage } from "./browser-page.ts";
import { bars as bytes } from "./budgets.ts";
import { atMost, compared, type Figure, inTurns, median, plain } from "./measurement.ts";
import { pathsOn } from "./paths.ts";
import type { Reached } from "./suites.ts";

/** Milliseconds, and the ratio to the bare page. */
const bars = { first: 1.2, largest: 1.3, tasks: 150, requests: 20 };
const mainPages = ["/", "/treating-parasites", "/glossary", "/media", "/social-videos"];
const times = 3;
/** Milliseconds in which islands hydrate after the network is idle. */
const settles = 2_500;

interface Visit {
  /** Milliseconds. */
  first: number;
  /** Milliseconds. */
  largest: number;
  /** The element of the largest paint. */
  element: string;
  shift: number;
  /** Milliseconds of tasks above 50 ms after the page has loaded. */
  tasks: number;
  /** Files of script until the page is idle. */
  requests: number;
  /** Their bytes, compressed. */
  bytes: number;
}

/**
 * Measures first visits on a phone that is slowed down four times, over a mobile network that is actually throttled,
 * not simulated: the main pages alternately with their bare HTML, and the tasks and scripts of every route.
 */
export async function paint({ site, cdn, bareCdn, against, browser }: Reached): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const of of await pathsOn(site)) {
    const isMain = mainPages.includes(of);
    const sites = [cdn, isMain ? bareCdn : undefined, against];
    const measure = (address: string) => visit(browser, address + of);
    // The first visit fills the cache of the CDN.
    for (const site of sites) if (site) await measure(site);
    const [own = [], bare = [], other = []] = await inTurns(times, measure, sites);
    if (isMain)
      figures.push(
        ratio(of, "first", own, bare),
        ratio(of, "largest", own, bare),
        atMost(0, { of, name: "layout shift", value: worst(own, "shift"), unit: "" }),
      );
    figures.push(
      figureOf(of, "largest", "largest paint", "ms", own, other),
      figureOf(of, "tasks", "long tasks after load", "ms", own, other, bars.tasks),
      figureOf(of, "requests", "files of script", "", own, other, bars.requests),
      figureOf(of, "bytes", "bytes of script", "B", own, other, bytes.hydrated),
    );
  }
  return figures;
}

type Timed = "first" | "largest" | "tasks" | "requests" | "bytes" | "shift";

const valuesOf = (visits: Visit[], which: Timed) => visits.map((visit) => visit[which]);

const worst = (visits: Visit[], which: Timed) => Math.max(...valuesOf(visits, which));

function ratio(of: string, which: "first" | "largest", own: Visit[], bare: Visit[]): Figure {
  const [values, bareValues] = [valuesOf(own, which), valuesOf(bare, which)];
  return atMost(bars[which], {
    of,
    name: `${which} paint / bare page`,
    value: median(values) / median(bareValues),
    unit: "times",
    note: `${Math.round(median(values))} ms, ${compared(values, bareValues)}, ${own[0]?.element}`,
  });
}

function figureOf(
  of: string,
  which: Timed,
  name: string,
  unit: string,
  own: Visit[],
  other: Visit[],
  bar?: number,
): Figure {
  const note = compared(valuesOf(own, which), valuesOf(other, which));
  const measured = { of, name, value: median(valuesOf(own, which)), unit, note };
  return bar === undefined ? plain(measured) : atMost(bar, measured);
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await newPhone(browser);
  try {
    const { page, slowNetwork } = await openSlowPage(context);
    await slowNetwork();
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "networkidle" });
    await wait(settles);
    return await page.evaluate(() => (window as unknown as Observing).visit());
  } finally {
    await context.close();
  }
}

interface Observing {
  visit: () => Visit;
}

/** Runs in the page. */
function observe() {
  const seen: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask"])
    observer.observe({ type, buffered: true });
  const visit = (): Visit => {
    const of = (type: string) => seen.filter(({ entryType }) => entryType === type);
    const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
    const [navigation] = performance.getEntriesByType("navigation");
    const loaded = (navigation as PerformanceNavigationTiming).loadEventEnd;
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.js$/.test(name)) as PerformanceResourceTiming[];
    const largest = of("largest-contentful-paint").at(-1) as
      | (PerformanceEntry & { element: Element | null })
      | undefined;
    return {
      first: of("paint").find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0,
      largest: largest?.startTime ?? 0,
      element: largest?.element?.localName ?? "",
      shift: sum(of("layout-shift").map((entry) => (entry as unknown as { value: number }).value)),
      tasks: sum(
        of("longtask")
          .filter(({ startTime }) => startTime >= loaded)
          .map(({ duration }) => duration),
      ),
      requests: scripts.length,
      bytes: sum(scripts.map(({ encodedBodySize }) => encodedBodySize)),
    };
  };
  Object.assign(window, { visit });
}
