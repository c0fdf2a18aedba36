import type { Locator } from "@playwright/test";
import { detail } from "../media-page.ts";
import { desktop, expect, phone, test } from "../test.ts";

const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  for (const [path, heading, opens, first, text] of [
    ["/discussions/1", "Join the Discussion", "Reply", "Your Name", "Your Reply"],
    ["/discussions", "New discussion", "Start a Discussion", "Title", "Your Post"],
    ["/media/9", /^Comments/, "Add Comment", "Your Name", "Your Comment"],
  ] as const)
    test(`has the first field of ${path} near the heading, and the text box on the same screen`, async ({
      page,
    }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await main.locator("summary", { hasText: new RegExp(`^${opens}$`) }).click();
      const form = main.locator("form:visible", { has: page.getByLabel(text) });
      const title = main.getByRole("heading", { name: heading });
      const box = page.getByLabel(text);
      await expect(box).toBeVisible();
      await expect(main.getByRole("link", { name: "All help lines" })).toBeVisible();
      const start = heading instanceof RegExp ? await top(form) : await top(title);
      expect((await top(page.getByLabel(first))) - start).toBeLessThanOrEqual(240);
      const { y = Number.NaN, height = Number.NaN } = (await box.boundingBox()) ?? {};
      expect(y + height - start).toBeLessThan(phone.height);
    });
});

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("has one column in the detail view", async ({ page }) => {
    await page.goto("/media?video=1");
    const view = detail(page);
    await view.locator("summary", { hasText: /^Add Comment$/ }).click();
    const about = await view.getByRole("link", { name: /page$/ }).boundingBox();
    const field = await page.getByLabel("Your Name").boundingBox();
    expect(field?.y).toBeGreaterThan((about?.y ?? 0) + (about?.height ?? 0));
    expect(field?.width).toBeGreaterThan(500);
  });
});
