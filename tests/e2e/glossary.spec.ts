import type { Page } from "@playwright/test";
import {
  boxShadow,
  card,
  categories,
  index,
  tab,
  tabRows,
  termCount,
  termLink,
  termsShown,
} from "./glossary-page.ts";
import { expect, phone, test } from "./test.ts";

/** Counts the columns of the first row of tabs. */
async function columns(page: Page) {
  const tabs = await tabRows(page).first().getByRole("tab").all();
  const boxes = await Promise.all(tabs.map((one) => one.boundingBox()));
  return new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size;
}

test("arranges the tabs in as many columns as fit, with only their first word on a phone", async ({
  page,
}) => {
  await page.goto("/glossary");
  const rest = tab(page, "Clinical Terms").getByText("Terms", { exact: true });
  const restWidth = async () => (await rest.boundingBox())?.width;
  for (const [width, count] of [
    [360, 2],
    [640, 3],
    [1024, 4],
    [1280, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => columns(page), `${width} px`).toBe(count);
    if (width === phone.width) await expect.poll(restWidth).toBeLessThanOrEqual(1);
  }
  await expect.poll(restWidth).toBeGreaterThan(20);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("shows every term under its category, with links to the categories, and searches the site", async ({
    page,
  }) => {
    await page.goto("/glossary?q=itch");
    await expect(termsShown(page)).toHaveCount(termCount);
    for (const [, name] of categories)
      await expect(page.getByRole("heading", { name, exact: true, level: 2 })).toBeVisible();
    const rows = tabRows(page);
    await expect(rows).toHaveCount(2);
    await rows.last().getByRole("tab", { name: "Medical Terms" }).click();
    await expect(
      page.getByRole("heading", { name: "Medical Terms", exact: true }),
    ).toBeInViewport();
    await page.getByRole("searchbox").fill("itch");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/search");
    await expect(page.getByRole("status")).toContainText("“itch”");
  });

  test("highlights a term selected in the list from A to Z, and links to its page", async ({
    page,
  }) => {
    await page.goto("/glossary");
    await index(page).locator("summary").click();
    const links = index(page).getByRole("link");
    await expect(links).toHaveCount(termCount);
    await links.filter({ hasText: "Matchbox Sign" }).click();
    await expect(page).toHaveURL("/glossary#matchbox-sign");
    await expect(card(page, "Matchbox Sign")).toBeInViewport();
    expect(await boxShadow(page, "Matchbox Sign")).not.toBe(await boxShadow(page, "Babesia"));
    await termLink(page, "Matchbox Sign").click();
    await expect(page).toHaveURL("/glossary/matchbox-sign");
  });
});
