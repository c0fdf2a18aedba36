import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { evaluate, type RemotePage, startRemoteBrowser } from "../e2e/devtools.ts";
import { mobile, newPhone } from "./browser-page.ts";
import { atMost, type Figure, median, plain } from "./measurement.ts";

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
  ["/glossary", "/glossary/matchbox-sign"],
  ["/", "/about"],
  ["/blog", "/blog/1"],
  ["/", "/discussions"],
  ["/discussions", "/discussions/1"],
];

/**
 * Measures page changes on a processor slowed down four times, as the median of three: over a mobile network without
 * prerendering, and of pages that a hover of 200 ms has made the browser prerender.
 */
export async function pageChanges(cdn: string, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [from, to] of changes) {
    const [fetched, ready, early]: [number[], number[], number[]] = [[], [], []];
    for (let at = 0; at < times; at++) {
      fetched.push(await tapLink(browser, cdn, from, to));
      ready.push(await clickAfterHover(cdn, from, to, true));
      early.push(await clickAfterHover(cdn, from, to, false));
    }
    if (process.env["WHY"]) console.log(from, to, { fetched, ready, early });
    const of = `${from} to ${to}`;
    const unit = "ms";
    figures.push(
      atMost(bars.fetched, { of, name: "fetched on the tap", value: median(fetched), unit }),
      atMost(bars.prerendered, { of, name: "prerendered", value: median(ready), unit }),
      plain({ of, name: `clicked after a hover of ${hover} ms`, value: median(early), unit }),
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

/** @param isPatient true to wait until the next page has been prerendered */
async function clickAfterHover(cdn: string, from: string, to: string, isPatient: boolean) {
  const browser = await startRemoteBrowser();
  try {
    const [page] = browser.pages;
    if (!page) throw new Error("There is no page");
    await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${storePress})()` });
    await slow(page);
    await page.send("Page.navigate", { url: cdn + from });
    await until(page, `location.pathname === "${from}" && document.readyState === "complete"`);
    await wait(500);
    const point = await positionOf(page, to);
    await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point });
    await wait(hover);
    while (isPatient && !browser.pages[1]) await wait(5);
    const [, next] = browser.pages;
    if (next) await slow(next);
    if (next && isPatient) await until(next, 'document.readyState === "complete"');
    if (isPatient) await wait(500);
    for (const type of ["mousePressed", "mouseReleased"])
      await page.send("Input.dispatchMouseEvent", {
        ...{ type, ...point, button: "left", clickCount: 1 },
      });
    const shown = browser.pages[1] ?? page;
    await until(shown, `location.pathname === "${to}" && !document.prerendering`);
    const source = { expression: `(${sincePress})()`, awaitPromise: true, returnByValue: true };
    return Number((await shown.send("Runtime.evaluate", source))["result"].value);
  } finally {
    await browser.close();
  }
}

const slow = (page: RemotePage) => page.send("Emulation.setCPUThrottlingRate", { rate: 4 });

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
