import { requestsBeforePaint } from "../before-paint.ts";
import { expect, test } from "../test.ts";

for (const [path, last] of [
  ["/discussions/1", /\/view$/],
  ["/blog/1", /only=likes$/],
] as const)
  test(`requests no script, style or data before first paint on a first visit to ${path}`, async ({
    page,
  }) => {
    const response = page.waitForResponse(last);
    await page.goto(path);
    await response;
    expect(await requestsBeforePaint(page)).toEqual([]);
  });
