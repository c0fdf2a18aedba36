import { type DrivenPage, driveBrowser, evaluate } from "../devtools.ts";
import { expect, test } from "../test.ts";

const views = ({ requests }: DrivenPage) => requests.filter((request) => /^POST /.test(request));

/** Points at a link to a path, for what others start may stand before it on the board, and says where that is. */
async function pointAt(page: DrivenPage, path: string): Promise<{ x: number; y: number }> {
  const place = await evaluate(
    page,
    `(() => {
      const link = document.querySelector("footer").appendChild(document.createElement("a"));
      Object.assign(link, { href: "${path}", textContent: "${path}" });
      link.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`,
  );
  const point = place as { x: number; y: number };
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point });
  return point;
}

const state = (page: DrivenPage) =>
  evaluate(page, "[location.pathname, document.readyState, document.prerendering].join(' ')");

/** When a page that was prepared was opened, in milliseconds after its beginning; 0 for one that was not. */
const activation = (page: DrivenPage) =>
  evaluate(page, "performance.getEntriesByType('navigation')[0].activationStart");

// Playwright's own browser does not prepare pages, so this one is driven by hand.
test("a prepared page counts no view and asks nobody else, and is there at once when it is opened", async ({
  baseURL,
}) => {
  const browser = await driveBrowser();
  try {
    const [page] = browser.pages;
    if (!page) throw new Error("There is no page");
    await page.send("Page.navigate", { url: `${baseURL}/discussions` });
    await expect.poll(() => state(page)).toBe("/discussions complete false");
    await pointAt(page, "/media");
    await expect.poll(() => browser.pages.length).toBe(2);
    const place = await pointAt(page, "/discussions/1");
    await expect.poll(() => browser.pages.length).toBe(3);
    const [, media, discussion] = browser.pages;
    if (!media?.isPrepared || !discussion?.isPrepared) throw new Error("Nothing was prepared");
    await expect.poll(() => state(media)).toBe("/media complete true");
    await expect.poll(() => state(discussion)).toBe("/discussions/1 complete true");

    for (const { requests } of [media, discussion]) {
      expect(requests[0]).toContain(baseURL);
      expect(requests.filter((request) => !request.includes(` ${baseURL}/`))).toEqual([]);
    }
    expect(views(discussion)).toEqual([]);

    const press = { ...place, button: "left", clickCount: 1 };
    for (const type of ["mousePressed", "mouseReleased"])
      await page.send("Input.dispatchMouseEvent", { type, ...press });
    await expect.poll(() => activation(discussion)).toBeGreaterThan(0);
    await expect.poll(() => views(discussion)).toEqual([`POST ${baseURL}/api/discussions/1/view`]);
  } finally {
    await browser.close();
  }
});
