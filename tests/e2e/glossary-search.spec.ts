import type { Page } from "@playwright/test";
import { expectMarked, field, tab } from "./glossary-page.ts";
import { expect, phone, test } from "./test.ts";

const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const results = (page: Page) => page.getByRole("region", { name: "Results" }).getByRole("listitem");
const titles = (page: Page) => results(page).getByRole("heading");

test.use({ viewport: phone, hasTouch: true });

test("shows only terms as the visitor types, restores them after a reload, and opens the card of one", async ({
  page,
}) => {
  await page.goto("/glossary#medical");
  await field(page).tap();
  await field(page).pressSequentially("itch");
  await expect(status(page)).toHaveText("12 results for “itch”.");
  await expect(titles(page).first()).toHaveText("Pruritus");
  await expect(results(page)).toHaveCount(12);
  await expect(page).toHaveURL("/glossary#medical");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/glossary?q=itch#medical");
  await page.reload();
  await expect(field(page)).toHaveValue("itch");
  await titles(page).filter({ hasText: "Tactile hallucination" }).getByRole("link").click();
  await expect(page).toHaveURL("/glossary?q=itch#tactile-hallucination");
  await expect(tab(page, "Psychiatry Terms")).toHaveAttribute("aria-selected", "true");
  await expectMarked(page, "Tactile hallucination", "Folie à deux");
  await page.goBack();
  await expect(results(page)).toHaveCount(12);
  await field(page).fill("");
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL("/glossary#medical");
});

test("links to the help lines if the visitor may be in danger", async ({ page }) => {
  await page.goto("/glossary");
  await field(page).fill("I want to die");
  await page.getByRole("main").getByRole("link", { name: "get help now" }).click();
  await expect(page.getByRole("contentinfo").getByText("988").first()).toBeInViewport();
});
