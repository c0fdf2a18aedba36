import { evaluate, type RemotePage, startRemoteBrowser } from "../devtools.ts";
import { expect, test } from "../test.ts";

const views = ({ requests }: RemotePage) => requests.filter((request) => /^POST /.test(request));

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

/** What the page shows. A page that has not started yet has no context to evaluate in: that error is its state. */
const state = (page: RemotePage) =>
  evaluate(page, "[location.pathname, document.readyState, document.prerendering].join(' ')").catch(
    String,
  );

/** Milliseconds from the start of a prerendered page until it was opened; 0 if it was not. */
const activation = (page: RemotePage) =>
  evaluate(page, "performance.getEntriesByType('navigation')[0].activationStart").catch(() => 0);

// Playwright disables prerendering, so this browser is controlled directly.
test("counts no view of a prerendered page and requests nothing from other hosts until it is opened", async ({
  baseURL,
}) => {
  const browser = await startRemoteBrowser();
  try {
    const [page] = browser.pages;
    if (!page) throw new Error("There is no page");
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

    for (const { requests } of [media, discussion]) {
      expect(requests[0]).toContain(baseURL);
      expect(requests.filter((request) => !request.includes(` ${baseURL}/`))).toEqual([]);
    }
    expect(views(discussion)).toEqual([]);

    const press = { ...position, button: "left", clickCount: 1 };
    for (const type of ["mousePressed", "mouseReleased"])
      await page.send("Input.dispatchMouseEvent", { type, ...press });
    await expect.poll(() => activation(discussion)).toBeGreaterThan(0);
    await expect.poll(() => views(discussion)).toEqual([`POST ${baseURL}/api/discussions/1/view`]);
  } finally {
    await browser.close();
  }
});
