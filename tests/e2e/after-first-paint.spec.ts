import { requestsBeforePaint } from "./before-paint.ts";
import { expect, test } from "./test.ts";

for (const path of ["/contact", "/", "/media"])
  test(`requests no script, style or data before first paint on a first visit to ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await requestsBeforePaint(page)).toEqual([]);
  });
