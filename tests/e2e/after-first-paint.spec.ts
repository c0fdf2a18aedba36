import { requestsBeforePaint } from "./before-paint.ts";
import { expect, test } from "./test.ts";

test("requests no script, style or data before first paint on a first visit", async ({
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
