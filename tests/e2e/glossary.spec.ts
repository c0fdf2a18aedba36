import type { Page } from "@playwright/test";
import {
  card,
  categories,
  index,
  tab,
  tabRows,
  termCount,
  termLink,
  termsShown,
  underline,
} from "./glossary-page.ts";
import { expect, phone, test } from "./test.ts";

/** The number of tabs in each line of the first row. */
async function lines(page: Page) {
  const tabs = await tabRows(page).first().getByRole("tab").all();
  const boxes = await Promise.all(tabs.map((one) => one.boundingBox()));
  const tops = boxes.map((box) => Math.round(box?.y ?? 0));
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}

test("leaves no tab alone in a line, and shows only the first word of each on a phone", async ({
  page,
}) => {
  await page.goto("/glossary");
  const rest = tab(page, "Clinical Terms").getByText("Terms", { exact: true });
  const restWidth = async () => (await rest.boundingBox())?.width;
  for (const [width, counts] of [
    [360, [3, 2, 2]],
    [768, [4, 3]],
    [1280, [7]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => lines(page), `${width} px`).toEqual(counts);
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
    expect(await underline(page, "Matchbox Sign")).not.toBe(await underline(page, "Babesia"));
    await termLink(page, "Matchbox Sign").click();
    await expect(page).toHaveURL("/glossary/matchbox-sign");
  });
});
