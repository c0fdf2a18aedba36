import {
  evaluate,
  eventsOf,
  type RemoteBrowser,
  type RemotePage,
  requestsOf,
  startRemoteBrowser,
} from "./devtools.ts";
import { expect, test } from "./test.ts";

const views = (page: RemotePage) => requestsOf(page).filter((request) => /^POST /.test(request));

/** Adds a link to a path, because other tests may move links on the board, and hovers over it. @returns its position */
async function hoverLink(page: RemotePage, path: string): Promise<{ x: number; y: number }> {
  const position = await evaluate(
    page,
    `(() => {
      const link = document.querySelector("footer").appendChild(document.createElement("a"));
      Object.assign(link, { href: "${path}", textContent: "${path}" });
      link.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`,
  );
  const point = position as { x: number; y: number };
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point });
  return point;
}

/** The path and state of a page, or the error until the page has started. */
const state = (page: RemotePage) =>
  evaluate(page, "[location.pathname, document.readyState, document.prerendering].join(' ')").catch(
    String,
  );

/** Milliseconds from the start of a prerendered page until it was opened; 0 if it was not. */
const activation = (page: RemotePage) =>
  evaluate(page, "performance.getEntriesByType('navigation')[0].activationStart").catch(() => 0);

// Playwright disables prerendering and the back/forward cache, so this browser is controlled directly.
async function withRemotePage(use: (page: RemotePage, browser: RemoteBrowser) => Promise<void>) {
  const browser = await startRemoteBrowser();
  try {
    const [page] = browser.pages;
    if (!page) throw new Error("There is no page");
    await use(page, browser);
  } finally {
    await browser.close();
  }
}

test("counts no view of a prerendered page and requests nothing from other hosts until it is opened", async ({
  baseURL,
}) => {
  await withRemotePage(async (page, browser) => {
    await page.send("Page.navigate", { url: `${baseURL}/discussions` });
    await expect.poll(() => state(page)).toBe("/discussions complete false");
    await hoverLink(page, "/media");
    await expect.poll(() => browser.pages.length).toBe(2);
    const position = await hoverLink(page, "/discussions/1");
    await expect.poll(() => browser.pages.length).toBe(3);
    const [, media, discussion] = browser.pages;
    if (!media?.isPrerendered || !discussion?.isPrerendered)
      throw new Error("Nothing was prerendered");
    await expect.poll(() => state(media)).toBe("/media complete true");
    await expect.poll(() => state(discussion)).toBe("/discussions/1 complete true");

    for (const page of [media, discussion]) {
      const requests = requestsOf(page);
      const isOwn = (request: string) => / data:/.test(request) || request.includes(` ${baseURL}/`);
      expect(requests[0]).toContain(baseURL);
      expect(requests.filter((request) => !isOwn(request))).toEqual([]);
    }
    expect(views(discussion)).toEqual([]);

    const press = { ...position, button: "left", clickCount: 1 };
    for (const type of ["mousePressed", "mouseReleased"])
      await page.send("Input.dispatchMouseEvent", { type, ...press });
    await expect.poll(() => activation(discussion)).toBeGreaterThan(0);
    await expect.poll(() => views(discussion)).toEqual([`POST ${baseURL}/api/discussions/1/view`]);
  });
});

const loads = (page: RemotePage) => eventsOf(page, "Page.loadEventFired").length;

async function load(page: RemotePage, method: string, params: object) {
  const before = loads(page);
  await page.send(method, params);
  await expect.poll(() => loads(page)).toBe(before + 1);
}

test("keeps every page eligible for the back/forward cache", async ({ baseURL }) => {
  // It opens 16 pages, and then 14 of them again.
  test.slow();
  // One of each template, and those with the most scripts.
  const paths = [
    "/",
    "/media",
    "/media/5",
    "/podcasts/1",
    "/treating-parasites",
    "/glossary",
    "/store",
    "/support",
    "/search",
    "/discussions",
    "/discussions/1",
    "/blog",
    "/blog/1",
    "/comments/blog/1",
    "/desk",
    "/404",
  ];
  await withRemotePage(async (page) => {
    await page.send("Network.setBlockedURLs", { urls: ["https://*"] });
    for (const path of paths) await load(page, "Page.navigate", { url: baseURL + path });
    const { entries } = await page.send("Page.getNavigationHistory");
    for (const { id } of entries.slice(1, -1).reverse())
      await load(page, "Page.navigateToHistoryEntry", { entryId: id });
    // The tests' browser has no such cache, but reports the reasons that would keep a page out of one.
    const reports = eventsOf(page, "Page.backForwardCacheNotUsed");
    expect(reports).toHaveLength(paths.length - 1);
    const reasons = reports.flatMap(({ notRestoredExplanationsTree: { url, explanations } }) =>
      explanations
        .filter(({ type }: { type: string }) => type !== "Circumstantial")
        .map(({ reason }: { reason: string }) => `${url}: ${reason}`),
    );
    expect(reasons).toEqual([]);
    // Safari and Firefox do not restore pages that may not be stored.
    const documents = eventsOf(page, "Network.responseReceived").filter(
      ({ type }) => type === "Document",
    );
    const unstored = documents.filter(({ response: { headers } }) =>
      /no-store/.test(headers["Cache-Control"]),
    );
    expect(unstored.map(({ response }) => response.url)).toEqual([]);
  });
});
