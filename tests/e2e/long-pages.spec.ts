import { hydrated } from "./hydrated.ts";
import { tabTo } from "./keys.ts";
import { expect, phone, test } from "./test.ts";

test("keeps the tabs in view, and shows the start of the panel that is selected", async ({
  page,
}) => {
  await page.goto("/treating-parasites");
  const row = page.getByRole("tablist", { name: "Types of treatment", exact: true });
  await hydrated(row);
  await page.evaluate(() => scrollBy(0, 700));
  await expect(row).toBeInViewport({ ratio: 1 });
  await row.getByRole("tab", { name: "Medications" }).click();
  const heading = page.getByRole("tabpanel").getByRole("heading", { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const tabs = await row.boundingBox();
  const title = await heading.boundingBox();
  expect(title?.y).toBeGreaterThan((tabs?.y ?? 0) + (tabs?.height ?? 0));
  await page.evaluate(() => scrollBy(0, 400));
  await expect(heading).not.toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test("skips from the first group of the glossary to the next by keyboard", async ({ page }) => {
  await page.setViewportSize(phone);
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

test.describe("on a phone without JavaScript", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("links back to the top at the end of a page", async ({ page }) => {
    await page.goto("/privacy");
    await page.getByRole("link", { name: "Back to top" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});
