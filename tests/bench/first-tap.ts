import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { mobile, newPhone } from "./browser-page.ts";
import { atMost, type Figure, median, plain } from "./measurement.ts";
import { type Tap, taps } from "./taps.ts";

/** Milliseconds. The second is for taps that make React hydrate. */
const bars = { other: 100, hydrating: 200 };
/** Milliseconds. */
const patience = 20_000;
const times = 5;

/** Milliseconds. */
interface Measured {
  /** From the event to the frame that shows the result of the first tap. */
  shown: number;
  /** From the slowest event of the first and of the second tap to the next paint. */
  paint: number;
}

/**
 * Measures the first tap on a page and a second one, or letters typed into a field: the median of five, without a
 * cache, on a processor slowed down four times. The result of the first has no limit if it needs more code, because the
 * page reacts before that. Its note has the time over a mobile network.
 */
export async function firstTap(cdn: string, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tap of taps) {
    const measured: Measured[] = [];
    for (let at = 0; at < times; at++) measured.push(await tapOnce(cdn, tap, browser));
    const { of, name, fetches, hydrates } = tap;
    if (process.env["WHY"]) console.log(of, name, measured);
    const bar = fetches || hydrates ? bars.hydrating : bars.other;
    const shown = median(measured.map((one) => one.shown));
    const paint = median(measured.map((one) => one.paint));
    figures.push(atMost(bar, { of, name: `next paint: ${name}`, value: paint, unit: "ms" }));
    const note = fetches
      ? `${Math.round((await tapOnce(cdn, tap, browser, mobile)).shown)} ms over a mobile network`
      : undefined;
    const figure = { of, name: `tap: ${name}`, value: shown, unit: "ms", note };
    figures.push(fetches ? plain(figure) : atMost(bar, figure));
  }
  return figures;
}

async function tapOnce(
  cdn: string,
  tap: Tap,
  browser: Browser,
  network?: typeof mobile,
): Promise<Measured> {
  const context = await newPhone(browser);
  try {
    const page = await openSlowly(context, cdn + tap.of, network);
    if (tap.first) await page.locator(tap.first).filter({ visible: true }).first().tap();
    const target = page.locator(tap.press).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    if (tap.type) await target.tap();
    await page.evaluate(watch, { ...tap, patience });
    await (tap.type ? page.keyboard.type(tap.type, { delay: 150 }) : target.tap());
    const shown = await page.evaluate(() => (window as unknown as Watching).shown);
    await wait(500);
    if (tap.again)
      await page.locator(tap.again).filter({ visible: true }).first().tap({ force: true });
    await wait(500);
    const paint = await page.evaluate(() => Math.max(...(window as unknown as Watching).paints));
    return { shown, paint };
  } catch (error) {
    throw new Error(`${tap.of}, ${tap.name}: ${error}`);
  } finally {
    await context.close();
  }
}

async function openSlowly(
  context: BrowserContext,
  url: string,
  network?: typeof mobile,
): Promise<Page> {
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "networkidle" });
  if (network) {
    await device.send("Network.enable");
    await device.send("Network.emulateNetworkConditions", network);
  }
  return page;
}

interface Watching {
  /** Milliseconds. */
  shown: Promise<number>;
  paints: number[];
}

/**
 * Runs in the page. Measures the time from the next press to the end of the first frame that shows an element: it checks
 * each frame just before it is painted, and reads the clock just after. Also collects the time from each event to the
 * next paint.
 */
function watch({ shows, type, patience }: Pick<Tap, "shows" | "type"> & { patience: number }) {
  const isShown = () =>
    Array.from(document.querySelectorAll(shows)).some((found) =>
      found.checkVisibility({ opacityProperty: true }),
    );
  const shown = new Promise<number>((done, fail) => {
    addEventListener(type ? "keydown" : "pointerdown", ({ timeStamp }) => look(timeStamp), {
      capture: true,
      once: true,
    });
    setTimeout(() => fail(new Error(`${shows} did not appear`)), patience);
    const look = (start: number) => {
      requestAnimationFrame(() => {
        if (!isShown()) return look(start);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - start);
        port2.postMessage("");
      });
    };
  });
  const paints = [0];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) paints.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  if (isShown()) throw new Error(`${shows} is visible before the tap`);
  shown.catch(() => {});
  Object.assign(window, { shown, paints });
}
