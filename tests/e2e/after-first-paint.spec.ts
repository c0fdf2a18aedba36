import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

test("requests only the code of all islands before first paint on a first visit", async ({
  browser,
  baseURL,
}) => {
  for (const path of ["/", "/media", "/discussions/1", "/blog/1"]) {
    const page = await browser.newPage();
    await page.goto(`${baseURL}${path}`);
    expect(await requestsBeforePaint(page), path).toEqual([]);
    await page.close();
  }
});

async function requestsBeforePaint(page: Page): Promise<string[]> {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  return page.evaluate(
    (painted = 0) => {
      const preloads = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
      const shared = Array.from(preloads, ({ href }) => href);
      return (
        performance
          .getEntriesByType("resource")
          .filter(({ name, startTime }) => /js$|css|api/.test(name) && startTime < painted)
          // These do not delay the page: browsers load them last.
          .filter(({ name }) => !/\/print\./.test(name) && !shared.includes(name))
          .map(({ name }) => name)
      );
    },
    await paint.jsonValue(),
  );
}
