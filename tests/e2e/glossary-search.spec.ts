import type { Page } from "@playwright/test";
import {
  card,
  expectMarked,
  field,
  index,
  repeatedIds,
  tab,
  tabRows,
  termLink,
  termsShown,
} from "./glossary-page.ts";
import { holdScripts } from "./hold-scripts.ts";
import { hydrated } from "./hydrated.ts";
import { expect, phone, test } from "./test.ts";

const status = (page: Page) => page.getByRole("search").getByRole("status");

async function search(page: Page, query: string, outcome: string | RegExp) {
  await field(page).fill(query);
  await expect(status(page)).toHaveText(outcome);
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("replaces the tabs with matching terms from all tabs as the visitor types, and restores them when it is cleared", async ({
    page,
  }) => {
    await page.goto("/glossary");
    await tab(page, "Medical Terms").click();
    const before = await termsShown(page).allTextContents();
    await field(page).tap();
    await field(page).pressSequentially("itch");
    await expect(status(page)).toHaveText("12 terms match “itch”");
    await expect(termsShown(page)).toHaveCount(12);
    await expect(termsShown(page).first()).toHaveText("Pruritus");
    await expect(page.locator("mark").first()).toHaveText(/^itch/i);
    await page.keyboard.press("Enter");
    expect(await repeatedIds(page)).toEqual([]);
    await expect(tabRows(page)).toHaveCount(0);
    for (const category of ["Clinical Terms", "Parasites and Hosts", "Immunology Terms"])
      await expect(page.getByText(category, { exact: true }).first()).toBeVisible();
    await field(page).press("Backspace");
    await field(page).pressSequentially("xyzzyx");
    await expect(status(page)).toHaveText("No term matches “itcxyzzyx”.");
    await expect(termsShown(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Suggest a Term" })).toHaveCount(2);
    await search(page, "itch", /12 terms/);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await expect(status(page)).toHaveText("");
    await expect(tab(page, "Medical Terms")).toHaveAttribute("aria-selected", "true");
    await expect(termsShown(page)).toHaveText(before);
    await expect(page.locator("mark")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Clear" })).toBeHidden();
  });
});

test("keeps text that was typed before the script loaded", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/glossary");
  await field(page).pressSequentially("matchbox");
  await expect(status(page)).toHaveText("");
  release();
  await expect(status(page)).toHaveText("1 term matches “matchbox”");
  await expect(card(page, "Matchbox Sign")).toBeVisible();
});

test("clears text that was typed and cleared before the script loaded", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/glossary");
  await field(page).pressSequentially("matchbox");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(field(page)).toHaveValue("");
  release();
  await hydrated(field(page));
  await expect(status(page)).toHaveText("");
  await expect(tabRows(page)).toHaveCount(2);
});

test("moves through results with the arrow keys, and returns to the field and clears it with Escape, but not with the keys of an input method", async ({
  page,
}) => {
  await page.goto("/glossary");
  await search(page, "itch", /12 terms/);
  for (const key of ["Escape", "ArrowDown"])
    for (const init of [
      { key, isComposing: true },
      { key, keyCode: 229 },
    ])
      await field(page).dispatchEvent("keydown", init);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("itch");
  const result = (at: number) => page.getByRole("article").nth(at);
  await page.keyboard.press("ArrowDown");
  await expect(result(0)).toBeFocused();
  await expect(result(0)).toHaveAccessibleName("Pruritus");
  await page.keyboard.press("ArrowDown");
  await expect(result(1)).toBeFocused();
  await expect(result(1)).toBeInViewport();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(termLink(page, "Pruritus")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("itch");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(tabRows(page)).toHaveCount(2);
});

test.describe("the URL", () => {
  test("stores the query without adding history entries, and restores it after a reload", async ({
    page,
  }) => {
    await page.goto("/about");
    await page.goto("/glossary#medical");
    await search(page, "gut brain", /match/);
    await expect(page).toHaveURL("/glossary?q=gut+brain#medical");
    await page.reload();
    await expect(field(page)).toHaveValue("gut brain");
    await expect(termsShown(page).first()).toHaveText("Gut–brain axis");
    await page.keyboard.press("Tab");
    await field(page).press("Escape");
    await expect(page).toHaveURL("/glossary#medical");
    await expect(tab(page, "Medical Terms")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("clears the search for a link to a term outside the results, and restores it on Back", async ({
    page,
  }) => {
    await page.goto("/glossary");
    await index(page).locator("summary").click();
    await search(page, "itch", /12 terms/);
    await expect(page).toHaveURL("/glossary?q=itch");
    await index(page).getByRole("link", { name: "Serotonin", exact: true }).click();
    await expect(page).toHaveURL("/glossary#serotonin");
    await expect(field(page)).toHaveValue("");
    await expect(tab(page, "Neurochemistry")).toHaveAttribute("aria-selected", "true");
    await expectMarked(page, "Serotonin", "Receptor");
    await page.goBack();
    await expect(page).toHaveURL("/glossary?q=itch");
    await expect(field(page)).toHaveValue("itch");
    await expect(termsShown(page)).toHaveCount(12);
  });
});

test("shows the treatment notice when a psychiatry term is in the results, and on its tab afterwards", async ({
  page,
}) => {
  await page.goto("/glossary#psychiatry");
  const notice = page.getByRole("note").filter({ hasText: /do not stop or change/i });
  await search(page, "giardia", /match/);
  await expect(notice).toBeHidden();
  await search(page, "psychosis", /match/);
  await expect(notice).toBeVisible();
  await field(page).press("Escape");
  await expect(page.getByRole("tabpanel", { name: "Psychiatry Terms" })).toContainText(
    /do not stop or change/i,
  );
  await expect(notice).toHaveCount(1);
});
