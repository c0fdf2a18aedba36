import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { evaluate, type RemotePage, startRemoteBrowser } from "../e2e/devtools.ts";
import { mobile, newPhone } from "./browser-page.ts";
import { atMost, type Figure, median } from "./measurement.ts";

/** Milliseconds from the tap on a link to the largest paint of the next page. The second is that of a React SPA. */
const bars = { prerendered: 100, fetched: 312 };
const times = 3;
/** Milliseconds. */
const hover = 200;

/** A page with a link in its text, a card, the menu or the footer, and the page that it leads to. */
export const changes: [from: string, to: string][] = [
  ["/contact", "/"],
  ["/", "/media"],
  ["/media", "/social-videos"],
  ["/media", "/podcasts"],
  ["/", "/treating-parasites"],
  ["/about", "/glossary"],
  ["/glossary", "/glossary/ascaris"],
  ["/", "/about"],
  ["/blog", "/blog/1"],
  ["/", "/discussions"],
  ["/discussions", "/discussions/1"],
];

/**
 * Measures page changes, as the median of three: over a mobile network without prerendering, and after a link was touched
 * on a phone or hovered with a mouse for 200 ms, which makes the browser prerender the page. Phones are slowed down four times.
 */
export async function pageChanges(cdn: string, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [from, to] of changes) {
    const [fetched, touched, hovered]: [number[], number[], number[]] = [[], [], []];
    for (let at = 0; at < times; at++) {
      fetched.push(await tapLink(browser, cdn, from, to));
      touched.push(await followPrerendered(cdn, from, to, finger));
      hovered.push(await followPrerendered(cdn, from, to, mouse));
    }
    if (process.env["WHY"]) console.log(from, to, { fetched, touched, hovered });
    const of = `${from} to ${to}`;
    const unit = "ms";
    figures.push(
      atMost(bars.fetched, { of, name: "phone, fetched", value: median(fetched), unit }),
      atMost(bars.prerendered, { of, name: "phone, prerendered", value: median(touched), unit }),
      atMost(bars.prerendered, { of, name: "computer, prerendered", value: median(hovered), unit }),
    );
  }
  return figures;
}

/** Runs in each page: stores when a link was pressed. */
const storePress = () =>
  addEventListener("pointerdown", ({ timeStamp }) => {
    localStorage.setItem("pressed", String(performance.timeOrigin + timeStamp));
  });

/** Runs in the next page. Resolves to the time from the press to the largest paint. */
const sincePress = () =>
  new Promise<number>((done) => {
    new PerformanceObserver((list) => {
      const paint = performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? 0);
      const [entry] = performance.getEntriesByType("navigation");
      const shown = Math.max(paint, performance.timeOrigin + Object(entry).activationStart);
      done(shown - Number(localStorage.getItem("pressed")));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });

async function tapLink(browser: Browser, cdn: string, from: string, to: string) {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(storePress);
    const device = await context.newCDPSession(page);
    await device.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(cdn + from, { waitUntil: "networkidle" });
    await device.send("Network.enable");
    await device.send("Network.emulateNetworkConditions", mobile);
    await linkTo(page, to).tap();
    await page.waitForURL(cdn + to, { waitUntil: "networkidle" });
    return await page.evaluate(sincePress);
  } finally {
    await context.close();
  }
}

const linkTo = (page: Page, to: string) =>
  page.locator(`a[href="${to}"]`).filter({ visible: true }).last();

interface Pointer {
  /** Makes a page behave as on the device. */
  prepare: (page: RemotePage) => Promise<unknown>;
  /** Begins to touch or hover. */
  start: (page: RemotePage, point: Point) => Promise<unknown>;
  /** Follows the link. */
  end: (page: RemotePage, point: Point) => Promise<unknown>;
}

type Point = { x: number; y: number };

const touch = (page: RemotePage, type: string, touchPoints: Point[]) =>
  page.send("Input.dispatchTouchEvent", { type, touchPoints });

const finger: Pointer = {
  prepare: async (page) => {
    const size = { width: 360, height: 740, deviceScaleFactor: 2 };
    await page.send("Emulation.setDeviceMetricsOverride", { ...size, mobile: true });
    await page.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await page.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  },
  start: (page, point) => touch(page, "touchStart", [point]),
  end: (page) => touch(page, "touchEnd", []),
};

const move = (page: RemotePage, type: string, point: Point) =>
  page.send("Input.dispatchMouseEvent", { type, ...point, button: "left", clickCount: 1 });

const mouse: Pointer = {
  prepare: async () => {},
  start: (page, point) => page.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point }),
  end: async (page, point) => {
    await move(page, "mousePressed", point);
    await move(page, "mouseReleased", point);
  },
};

async function followPrerendered(cdn: string, from: string, to: string, pointer: Pointer) {
  const browser = await startRemoteBrowser();
  try {
    const [page] = browser.pages;
    if (!page) throw new Error("There is no page");
    await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${storePress})()` });
    await pointer.prepare(page);
    await page.send("Page.navigate", { url: cdn + from });
    await until(page, `location.pathname === "${from}" && document.readyState === "complete"`);
    await wait(500);
    const point = await positionOf(page, to);
    await pointer.start(page, point);
    await wait(hover);
    const next = browser.pages[1];
    if (next) await pointer.prepare(next);
    await pointer.end(page, point);
    const shown = browser.pages[1] ?? page;
    await until(shown, `location.pathname === "${to}" && !document.prerendering`);
    const source = { expression: `(${sincePress})()`, awaitPromise: true, returnByValue: true };
    return Number((await shown.send("Runtime.evaluate", source))["result"].value);
  } finally {
    await browser.close();
  }
}

async function until(page: RemotePage, condition: string): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await evaluate(page, condition))) {
    if (performance.now() > deadline) throw new Error(`Never true: ${condition}`);
    await wait(10);
  }
}

const positionOf = (page: RemotePage, to: string) =>
  evaluate(
    page,
    `(() => {
      const links = [...document.querySelectorAll('a[href="${to}"]')];
      const link = links.filter((link) => link.checkVisibility()).at(-1);
      link.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y } = link.getClientRects()[0];
      return { x: x + 5, y: y + 5 };
    })()`,
  ) as Promise<{ x: number; y: number }>;
