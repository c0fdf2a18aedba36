import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { mobile, newPhone } from "./browser-page.ts";
import { atMost, type Figure, median } from "./measurement.ts";
import { type Tap, taps } from "./taps.ts";

/** Milliseconds. */
const bars = { answers: 200, opens: 350, second: 150, cold: 200 };
/** Milliseconds. */
const patience = 20_000;
const times = 5;

/** Milliseconds. */
interface Measured {
  /** From the event to the frame that shows the result of the first tap. */
  shown: number;
  /** From the slowest event of the second tap to the next paint. */
  second: number;
}

interface Conditions {
  /** Set for a visitor with Save-Data, whose browser fetches no code ahead. */
  network?: typeof mobile;
}

/**
 * Measures the first tap on a page and a second one, or letters typed into a field: the median of five, on a processor
 * slowed down four times, with the code of the islands fetched ahead. Controls that answer natively are measured again
 * over a mobile network with no code fetched.
 */
export async function firstTap(cdn: string, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tap of taps) {
    figures.push(...(await figuresOf(cdn, tap, browser).catch((error) => [failure(tap, error)])));
  }
  return figures;
}

async function figuresOf(cdn: string, tap: Tap, browser: Browser): Promise<Figure[]> {
  const measured = await repeat(() => tapOnce(cdn, tap, browser));
  if (process.env["WHY"]) console.log(tap.of, tap.name, measured);
  const bar = tap.opens ? bars.opens : bars.answers;
  const figures = [figureOf(tap, "first tap", bar, measured, "shown")];
  if (tap.again) figures.push(figureOf(tap, "second tap", bars.second, measured, "second"));
  if (!tap.native) return figures;
  const cold = await repeat(() => tapOnce(cdn, tap, browser, { network: mobile }));
  return [...figures, figureOf(tap, "cold tap", bars.cold, cold, "shown")];
}

/** A tap without an answer must not end a run of several minutes. */
const failure = ({ of, name }: Tap, error: unknown) =>
  atMost(0, { of, name, value: Number.POSITIVE_INFINITY, unit: "ms", note: String(error) });

async function repeat(measure: () => Promise<Measured>): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let at = 0; at < times; at++) measured.push(await measure());
  return measured;
}

function figureOf(
  { of, name }: Tap,
  what: string,
  bar: number,
  measured: Measured[],
  which: keyof Measured,
): Figure {
  const values = measured.map((one) => one[which]).toSorted((one, other) => one - other);
  const note = `${Math.round(values[0] ?? 0)} to ${Math.round(values.at(-1) ?? 0)}`;
  return atMost(bar, { of, name: `${what}: ${name}`, value: median(values), unit: "ms", note });
}

async function tapOnce(
  cdn: string,
  tap: Tap,
  browser: Browser,
  { network }: Conditions = {},
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
    await page.evaluate(() => Object.assign((window as unknown as Watching).paints, { length: 0 }));
    if (tap.again)
      await page.locator(tap.again).filter({ visible: true }).first().tap({ force: true });
    await wait(500);
    const second = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as Watching).paints),
    );
    return { shown, second };
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
  if (network) {
    await device.send("Network.enable");
    await device.send("Network.emulateNetworkConditions", network);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
  }
  await page.goto(url, { waitUntil: "networkidle" });
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
  const paints: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) paints.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  if (isShown()) throw new Error(`${shows} is visible before the tap`);
  shown.catch(() => {});
  Object.assign(window, { shown, paints });
}
