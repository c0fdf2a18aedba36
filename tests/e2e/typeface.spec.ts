import type { Page } from "@playwright/test";
import { otherTypeface } from "./audit/layout.ts";
import { expect, test } from "./test.ts";

const pages = ["/", "/media", "/treating-parasites", "/do-i-need-a-doctor"];

const delayTypeface = (page: Page) =>
  page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    await route.continue();
  });

async function expectTypeface(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(path);
  await expect.poll(() => otherTypeface(page), { message: path }).toEqual([]);
  await devtools.detach();
}

test("shows headings in the typeface if it loads late, page after page in one tab", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await delayTypeface(page);
  for (const path of pages) await expectTypeface(page, path);
});
