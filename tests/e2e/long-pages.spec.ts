import { hydrated } from "./hydrated.ts";
import { tabTo } from "./keys.ts";
import { desktop, expect, phone, test } from "./test.ts";

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  for (const [path, label, name, panel] of [
    ["/treating-parasites", "Types of treatment", "Medications", "Medications"],
    ["/glossary", "Categories of terms", "Medical", "Medical Terms"],
  ] as const)
    test(`keeps the tabs of ${path} in view, and shows the start of the panel that is selected`, async ({
      page,
    }) => {
      await page.goto(path);
      const row = page.getByRole("tablist", { name: label, exact: true });
      await hydrated(row);
      await page.evaluate(() => scrollBy(0, 700));
      await expect(row).toBeInViewport({ ratio: 1 });
      await row.getByRole("tab", { name }).click();
      const heading = page
        .getByRole("tabpanel", { name: panel })
        .getByRole("heading", { level: 2 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const tabs = await row.boundingBox();
      const title = await heading.boundingBox();
      expect(title?.y).toBeGreaterThan((tabs?.y ?? 0) + (tabs?.height ?? 0));
      await page.evaluate(() => scrollBy(0, 400));
      await expect(heading).not.toBeInViewport();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("tabpanel").getByRole("heading", { level: 2 })).toBeInViewport({
        ratio: 1,
      });
    });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("skips from the first group of the glossary to the next by keyboard", async ({ page }) => {
    await page.goto("/glossary#parasites");
    const skip = page.getByRole("link", { name: "Skip to the next group: Clinical" });
    await tabTo(page, skip);
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/glossary#clinical");
    await expect(page.getByRole("heading", { name: "Clinical Terms", level: 2 })).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("link", { name: "Skip to the next group: Psychiatry" }),
    ).toBeFocused();
  });
});

test.describe("on a phone without JavaScript", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("links back to the top at the end of a page", async ({ page }) => {
    await page.goto("/privacy");
    await page.getByRole("link", { name: "Back to top" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});
