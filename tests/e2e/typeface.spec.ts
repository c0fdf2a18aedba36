import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Pages with different heads. The audit checks the typeface of the others, and `limits.spec.ts` the shifts. */
const pages = ["/", "/media", "/treating-parasites", "/do-i-need-a-doctor"];

/** The largest sum of layout shifts. The fallback face is not exactly as wide, so a word can wrap differently. */
const mostShift = 0.01;

const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(value);
    }).observe({ type: "layout-shift", buffered: true });
  });

const sumOfShifts = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );

/** Delays the typeface until the page has been painted without it. */
const delayTypeface = (page: Page) =>
  page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    await route.continue();
  });

/** Opens the page on a slow processor, and asserts that its main heading is in the typeface and hardly anything moved. */
async function expectTypeface(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(path);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const heading = { nodeId: root.nodeId, selector: "h1" };
  const { nodeId } = await devtools.send("DOM.querySelector", heading);
  const fonts = async () => {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
  await expect.poll(fonts, { message: path, timeout: 1_000 }).toMatch(/^Brygada/);
  expect(await sumOfShifts(page), path).toBeLessThan(mostShift);
  await devtools.detach();
}

test.use({ viewport: { width: 360, height: 740 } });

test("shows headings in the typeface, and hardly shifts if it loads late, page after page in one tab", async ({
  page,
}) => {
  await watchLayout(page);
  await delayTypeface(page);
  for (const path of pages) await expectTypeface(page, path);
});
