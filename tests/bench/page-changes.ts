import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import {
  evaluate,
  type RemoteBrowser,
  type RemotePage,
  startRemoteBrowser,
} from "../e2e/devtools.ts";
import { newPhone, openSlowPage } from "./browser-page.ts";
import { trustFlag } from "./cdn.ts";
import { atMost, compared, type Figure, inTurns, median, plain } from "./measurement.ts";
import type { Reached } from "./suites.ts";

/** Times the same page change on the other site. */
const bars = { prerendered: 1.1, fetched: 1 };
const times = 3;
/** Milliseconds. */
const hover = 200;

/** A page with a link in its text, a card, the menu or the footer, and the target of the link. */
export const changes: [from: string, to: string][] = [
  ["/contact", "/"],
  ["/", "/media"],
  ["/about", "/social-videos"],
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
 * Measures page changes, as the median of three: on a phone that is slowed down four times, over a mobile network,
 * without prerendering, and on a computer after a hover has made the browser prerender the page. The limits are for
 * `--against` another site, because a time alone says more about the machine.
 */
export async function pageChanges({ cdn, against, browser }: Reached): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [from, to] of changes) {
    const of = `${from} to ${to}`;
    const onPhone = (site: string) => tapLink(browser, site, from, to);
    const onComputer = (site: string) => clickAfterHover(site, from, to);
    const sites = [cdn, against];
    const fetched = await inTurns(times, onPhone, sites);
    const prerendered = await inTurns(times, onComputer, sites);
    figures.push(
      figureOf(of, "phone, fetched", bars.fetched, fetched),
      figureOf(of, "computer, prerendered", bars.prerendered, prerendered),
    );
  }
  return figures;
}

function figureOf(
  of: string,
  name: string,
  bar: number,
  [own = [], other = []]: number[][],
): Figure {
  const value = median(own);
  const note = compared(own, other);
  if (other.length === 0) return plain({ of, name, value, unit: "ms", note });
  const both = `${Math.round(value)} ms, ${note}`;
  return atMost(bar, { of, name, value: value / median(other), unit: "times", note: both });
}

/** Runs in each page: stores when a link was pressed. Reads first, because the first access waits for the browser. */
const storePress = () => {
  localStorage.getItem("pressed");
  addEventListener("pointerdown", ({ timeStamp }) => {
    localStorage.setItem("pressed", String(performance.timeOrigin + timeStamp));
  });
};

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
    const { page, slowNetwork } = await openSlowPage(context);
    await page.addInitScript(storePress);
    await page.goto(cdn + from, { waitUntil: "networkidle" });
    await slowNetwork();
    await linkTo(page, to).tap();
    await page.waitForURL(cdn + to, { waitUntil: "networkidle" });
    return await page.evaluate(sincePress);
  } finally {
    await context.close();
  }
}

const linkTo = (page: Page, to: string) =>
  page.locator(`a[href="${to}"]`).filter({ visible: true }).last();

async function clickAfterHover(cdn: string, from: string, to: string) {
  const browser = await startRemoteBrowser(trustFlag());
  try {
    const [page] = browser.pages;
    if (!page) throw new Error("There is no page");
    await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${storePress})()` });
    await page.send("Page.navigate", { url: cdn + from });
    await until(page, `location.pathname === "${from}" && document.readyState === "complete"`);
    await wait(500);
    const point = await positionOf(page, to);
    await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point });
    await wait(hover);
    const next = await prerenderedPage(browser);
    await until(next, 'document.readyState === "complete"');
    await wait(500);
    for (const type of ["mousePressed", "mouseReleased"])
      await page.send("Input.dispatchMouseEvent", {
        type,
        ...point,
        button: "left",
        clickCount: 1,
      });
    await until(next, `location.pathname === "${to}" && !document.prerendering`);
    return Number(await evaluate(next, `(${sincePress})()`));
  } finally {
    await browser.close();
  }
}

async function prerenderedPage({ pages }: RemoteBrowser): Promise<RemotePage> {
  const deadline = performance.now() + 20_000;
  while (performance.now() < deadline) {
    if (pages[1]) return pages[1];
    await wait(5);
  }
  throw new Error("No page was prerendered");
}

async function until(page: RemotePage, condition: string): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await evaluate(page, condition))) {
    if (performance.now() > deadline) throw new Error(`Never true: ${condition}`);
    await wait(10);
  }
}

/** Scrolls to the link for ten frames, while content that comes into view is laid out. @returns a point on it */
async function positionOf(page: RemotePage, to: string): Promise<{ x: number; y: number }> {
  const expression = `new Promise((done) => {
    const links = [...document.querySelectorAll('a[href="${to}"]')];
    const link = links.filter((link) => link.checkVisibility()).at(-1);
    const scroll = (frames) => {
      link.scrollIntoView({ block: "center", behavior: "instant" });
      if (frames > 0) return requestAnimationFrame(() => scroll(frames - 1));
      const { x, y } = link.getClientRects()[0];
      done({ x: x + 5, y: y + 5 });
    };
    scroll(10);
  })`;
  return (await evaluate(page, expression)) as { x: number; y: number };
}
