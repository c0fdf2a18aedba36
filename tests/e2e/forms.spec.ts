import type { Locator } from "@playwright/test";
import { expect, phone, test } from "./test.ts";

const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("has the first field near the heading, and the text box on the same screen", async ({
    page,
  }) => {
    for (const [path, heading, opens, first, text] of [
      ["/discussions/1", "Join the Discussion", "Reply", "Your Name", "Your Reply"],
      ["/discussions", "New discussion", "Start a Discussion", "Title", "Your Post"],
      ["/media/9", /^Comments/, "Add Comment", "Your Name", "Your Comment"],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole("main");
      await main.locator("summary", { hasText: new RegExp(`^${opens}$`) }).click();
      const form = main.locator("form:visible", { has: page.getByLabel(text) });
      const title = main.getByRole("heading", { name: heading });
      const box = page.getByLabel(text);
      await expect(box).toBeVisible();
      const start = heading instanceof RegExp ? await top(form) : await top(title);
      expect((await top(page.getByLabel(first))) - start, path).toBeLessThanOrEqual(240);
      const { y = Number.NaN, height = Number.NaN } = (await box.boundingBox()) ?? {};
      expect(y + height - start, path).toBeLessThan(phone.height);
    }
  });
});
