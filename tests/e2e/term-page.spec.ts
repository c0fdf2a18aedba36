import type { Page } from "@playwright/test";
import { addRow, expectMarked, tab } from "./glossary-page.ts";
import { expect, test } from "./test.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });

const hrefs = (page: Page, name: string) =>
  region(page, name)
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));

test("links to related terms and back to the card, and describes a term to search engines by its clinical definition only", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await page.goto("/glossary/matchbox-sign");
  await expect(main.getByText(/do not stop or change/i)).toHaveCount(0);
  await expect(main.getByRole("term")).toHaveCount(3);
  await region(page, "Related terms").getByRole("link").click();
  await expect(page).toHaveURL("/glossary/delusional-infestation");
  await expect(main.getByText(/do not stop or change/i)).toBeVisible();
  await expect(main.getByRole("link", { name: "Psychiatry Terms" })).toHaveAttribute(
    "href",
    "/glossary#psychiatry",
  );
  const data = await page.locator("script[type='application/ld+json']").textContent();
  const definition = await page.getByRole("definition").first().textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({
    "@type": "DefinedTerm",
    name: "Delusional infestation",
    description: definition,
  });
  // The entry lists the last two terms as related. The first term lists this one.
  expect(await hrefs(page, "Related terms")).toEqual([
    "/glossary/folie-a-deux",
    "/glossary/matchbox-sign",
    "/glossary/tactile-hallucination",
  ]);
  await main.getByRole("link", { name: "Back to the glossary" }).click();
  await expect(page).toHaveURL("/glossary#delusional-infestation");
  await expect(tab(page, "Psychiatry Terms")).toHaveAttribute("aria-selected", "true");
  await expectMarked(page, "Delusional infestation", "Psychosis");
});

test("links to the videos, photographs and treatment cards that mention a term, without a dose", async ({
  page,
}) => {
  await page.goto("/glossary/albendazole");
  await expect(region(page, "Videos and photographs that mention it")).toHaveCount(0);
  expect(await hrefs(page, "Treatment cards that mention it")).toEqual([
    "/treating-parasites#albendazole",
  ]);
  await page.goto("/glossary/parasite");
  expect(await hrefs(page, "Videos and photographs that mention it")).toEqual([
    "/media/9",
    "/media/101",
    "/media/102",
  ]);
  const cards = region(page, "Treatment cards that mention it");
  await expect(cards.getByRole("listitem")).toHaveCount(12);
  await expect(cards).toContainText(/These are 12 of \d+\./);
  await expect(cards).not.toContainText(/\d ?(m?g|ml|drops?|teaspoons?)\b/i);
});

test("keeps the label and the look of the creator’s view if the term has one more row", async ({
  page,
}) => {
  await page.goto("/glossary/matchbox-sign");
  await addRow(page, "Also known as", "Specimen sign");
  const row = (text: string) =>
    page.getByRole("main").getByRole("term").filter({ hasText: text }).locator("..");
  const view = row("Example of a view (not the creator’s words)");
  await expect(view).toHaveCSS("border-inline-start-style", "dashed");
  await expect(view.getByRole("definition")).toHaveText(/looks? under the microscope/);
  for (const other of ["Clinical definition", "Also known as", "Why it matters"])
    await expect(row(other)).not.toHaveCSS("border-inline-start-style", "dashed");
  await expect(row("Why it matters")).toHaveCSS("border-inline-start-style", "solid");
});
