import type { Browser, BrowserContext, Page } from "@playwright/test";
import { newPhone } from "./browser-page.ts";
import { atMost, type Figure, median, plain } from "./measurement.ts";
import { type Tap, taps } from "./taps.ts";

const bar = 200;
/** Milliseconds. */
const patience = 20_000;
const times = 3;

/** Lighthouse's mobile network, in milliseconds (round trip) and bytes per second. */
const mobile = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

/**
 * Measures the time from the first tap on a page to the frame that shows its result: the median of three, without a
 * cache, on a processor slowed down four times. A result that needs more code has no limit, because the page reacts
 * before that. Its note has the time over a mobile network.
 */
export async function firstTap(cdn: string, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tap of taps) {
    const measured: number[] = [];
    for (let at = 0; at < times; at++) measured.push(await tapOnce(cdn, tap, browser));
    const value = median(measured);
    const of = tap.of;
    const name = `tap: ${tap.name}`;
    if (tap.fetches) {
      const note = `${Math.round(await tapOnce(cdn, tap, browser, mobile))} ms over a mobile network`;
      figures.push(plain({ of, name, value, unit: "ms", note }));
    } else figures.push(atMost(bar, { of, name, value, unit: "ms" }));
    if (process.env["WHY"]) console.log(of, name, measured.map(Math.round));
  }
  return figures;
}

async function tapOnce(
  cdn: string,
  tap: Tap,
  browser: Browser,
  network?: typeof mobile,
): Promise<number> {
  const context = await newPhone(browser);
  try {
    const page = await openSlowly(context, cdn + tap.of, network);
    if (tap.first) await page.locator(tap.first).filter({ visible: true }).first().tap();
    const target = page.locator(tap.press).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    if (tap.key) await target.tap();
    await page.evaluate(watch, { ...tap, patience });
    await (tap.key ? page.keyboard.press(tap.key) : target.tap());
    return await page.evaluate(() => (window as unknown as Watching).shown);
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
}

/**
 * Runs in the page, and measures the time from the next press to the end of the first frame that shows an element.
 * It checks each frame just before it is painted, and reads the clock just after.
 */
function watch({ shows, key, patience }: Pick<Tap, "shows" | "key"> & { patience: number }) {
  const isShown = () =>
    Array.from(document.querySelectorAll(shows)).some((found) =>
      found.checkVisibility({ opacityProperty: true }),
    );
  const shown = new Promise<number>((done, fail) => {
    const type = key ? "keydown" : "pointerdown";
    addEventListener(type, ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
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
  if (isShown()) throw new Error(`${shows} is visible before the tap`);
  shown.catch(() => {});
  Object.assign(window, { shown });
}
