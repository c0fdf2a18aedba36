import type { Page } from "@playwright/test";
import { card, index, tab, tabRows, termCount, termsShown, underline } from "./glossary-page.ts";
import { expect, phone, test } from "./test.ts";

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
    [768, [7]],
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

  test("shows every term, with links to the categories and from a list to its term", async ({
    page,
  }) => {
    await page.goto("/glossary");
    await expect(termsShown(page)).toHaveCount(termCount);
    await tabRows(page).last().getByRole("tab", { name: "Medical Terms" }).click();
    await expect(
      page.getByRole("heading", { name: "Medical Terms", exact: true }),
    ).toBeInViewport();
    await index(page).locator("summary").click();
    await index(page).getByRole("link", { name: "Matchbox Sign" }).click();
    await expect(card(page, "Matchbox Sign")).toBeInViewport();
    expect(await underline(page, "Matchbox Sign")).not.toBe(await underline(page, "Babesia"));
  });
});
