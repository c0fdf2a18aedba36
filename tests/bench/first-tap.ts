import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { mobile, newPhone, openSlowPage } from "./browser-page.ts";
import { atMost, compared, type Figure, inTurns, median } from "./measurement.ts";
import type { Reached } from "./suites.ts";
import { type Tap, taps } from "./taps.ts";

/** Milliseconds. */
const bars = { answers: 120, opens: 200, second: 120, cold: 200 };
/** Milliseconds. */
const patience = 20_000;
const times = 3;
/** Milliseconds in which islands hydrate after the network is idle. */
const settles = 2_500;

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
 * Measures the first tap on an idle page and a second one, or a letter typed into a search: the median of three, on a
 * processor slowed down four times. Controls that work natively are measured again over a mobile network with no code
 * fetched.
 */
export async function firstTap({ cdn, against, browser }: Reached): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tap of taps) {
    const measure = (site: string, conditions?: Conditions) =>
      tapOnce(site, tap, browser, conditions);
    const found = await figuresOf(cdn, against, tap, measure).catch((error) => [
      failure(tap, error),
    ]);
    figures.push(...found);
  }
  return figures;
}

async function figuresOf(
  cdn: string,
  against: string | undefined,
  tap: Tap,
  measure: (site: string, conditions?: Conditions) => Promise<Measured>,
): Promise<Figure[]> {
  const [own = [], other = []] = await inTurns(times, measure, [cdn, against]);
  if (process.env["WHY"]) console.log(tap.of, tap.name, { own, other });
  const bar = tap.opens ? bars.opens : bars.answers;
  const figures = [figureOf(tap, "first tap", bar, "shown", own, other)];
  if (tap.again) figures.push(figureOf(tap, "second tap", bars.second, "second", own, other));
  if (!tap.native || against) return figures;
  const withoutCode = (site: string) => measure(site, { network: mobile });
  const [cold = []] = await inTurns(times, withoutCode, [cdn]);
  return [...figures, figureOf(tap, "cold tap", bars.cold, "shown", cold)];
}

/** A tap without a result must not end a run of several minutes. */
const failure = ({ of, name }: Tap, error: unknown) =>
  atMost(0, { of, name, value: Number.POSITIVE_INFINITY, unit: "ms", note: String(error) });

function figureOf(
  { of, name }: Tap,
  what: string,
  bar: number,
  which: keyof Measured,
  own: Measured[],
  other: Measured[] = [],
): Figure {
  const values = own.map((one) => one[which]);
  const note = compared(
    values,
    other.map((one) => one[which]),
  );
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
    if (tap.typed) await page.keyboard.type(tap.typed);
    // Letters are searched when the index has been fetched.
    if (tap.type) await wait(500);
    await page.evaluate(watch, { ...tap, patience });
    if (tap.type) await page.keyboard.type(tap.type);
    else if (tap.focus) await target.focus();
    else await target.tap();
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
  const { page, slowNetwork } = await openSlowPage(context);
  if (network) {
    await slowNetwork(network);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
  }
  await page.addInitScript(shareSheet);
  await page.goto(url, { waitUntil: "networkidle" });
  await wait(settles);
  return page;
}

/** Runs in the page. The browser of the bench has no share sheet. */
function shareSheet() {
  const share = async () => {
    const sheet = document.createElement("p");
    sheet.id = "share-sheet";
    sheet.textContent = "Shared";
    document.body.append(sheet);
  };
  Object.defineProperty(navigator, "share", { value: share });
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
function watch({
  shows,
  type,
  focus,
  patience,
}: Pick<Tap, "shows" | "type" | "focus"> & { patience: number }) {
  const isShown = () =>
    Array.from(document.querySelectorAll(shows)).some((found) =>
      found.checkVisibility({ opacityProperty: true }),
    );
  const shown = new Promise<number>((done, fail) => {
    const event = type ? "keydown" : focus ? "focusin" : "pointerdown";
    addEventListener(event, ({ timeStamp }) => look(timeStamp), {
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
