import type { Page } from "@playwright/test";
import {
  boxShadow,
  card,
  categories,
  expectMarked,
  index,
  repeatedIds,
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

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("has seven tabs with sorted terms, parasites first, in two rows, and a notice on one", async ({
    page,
  }) => {
    await page.goto("/glossary");
    await expect(tabRows(page)).toHaveCount(2);
    await expect(tab(page, "Parasites and Hosts")).toHaveAttribute("aria-selected", "true");
    const names = categories.map(([, name]) => name);
    for (const row of await tabRows(page).all())
      for (const [at, name] of names.entries())
        await expect(row.getByRole("tab").nth(at)).toHaveAccessibleName(name);
    for (const [id, name, count] of categories) {
      await tab(page, name).click();
      const shownPanel = page.getByRole("tabpanel", { name });
      await expect(shownPanel).toBeVisible();
      await expect(
        shownPanel.getByText(
          "Do not stop or change prescribed treatment; talk to a clinician first.",
        ),
      ).toHaveCount(id === "psychiatry" ? 1 : 0);
      await expect(
        shownPanel.getByText("The view behind this site is not accepted in medicine.", {
          exact: false,
        }),
      ).toHaveCount(id === "psychiatry" ? 1 : 0);
      await expect(termsShown(page)).toHaveCount(count);
      const shown = await termsShown(page).allTextContents();
      expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, "en")));
    }
  });

  test("opens the tab of the term in the URL hash, scrolls to the term and highlights it", async ({
    page,
  }) => {
    await page.goto("/glossary#matchbox-sign");
    await expect(tab(page, "Clinical Terms")).toHaveAttribute("aria-selected", "true");
    await expectMarked(page, "Matchbox Sign", "Misdiagnosis");
  });
});

test("shows every term once, distinguishes its definition and sources, the creator's view and its use, and has an email link to suggest a term", async ({
  page,
}) => {
  await page.goto("/glossary#matchbox-sign");
  await expect(page.locator("article")).toHaveCount(termCount);
  expect(await repeatedIds(page)).toEqual([]);
  const suggest = page.getByRole("link", { name: "Suggest a Term" });
  await expect(suggest).toHaveAttribute(
    "href",
    "mailto:hello@example.org?subject=A%20term%20for%20the%20glossary",
  );
  const main = page.getByRole("main");
  await expect(main.getByText("“NTKOC” is the name under which the creator publishes")).toHaveCount(
    1,
  );
  const matchbox = card(page, "Matchbox Sign");
  await expect(matchbox.getByText("Clinical Terms", { exact: true })).toBeVisible();
  await expect(matchbox.getByRole("term")).toHaveText([
    "Clinical definition",
    "Example of a view (not the creator’s words)",
    "Why it matters",
  ]);
  await expect(matchbox.getByRole("definition")).toHaveText([
    /^Also called the specimen sign/,
    "Source: A guide to specimens, Example Hospital (opens a new tab)",
    "Sources checked: 22 November 2026",
    "Further reading: Example Museum: Specimens (opens a new tab)",
    /^NTKOC’s view: whatever a/,
    /^Knowing the/,
  ]);
  await expect(card(page, "Formication").getByText("Example of a view")).toHaveCount(0);
  await expect(card(page, "Larva currens")).toContainText("No reliable source was found.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("shows every term under its category, with links to the categories and no search field", async ({
    page,
  }) => {
    await page.goto("/glossary?q=itch");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.getByRole("button", { name: "Clear" })).toBeHidden();
    await expect(page.getByText("Try other words")).toBeHidden();
    await expect(termsShown(page)).toHaveCount(termCount);
    for (const [, name] of categories)
      await expect(page.getByRole("heading", { name, exact: true, level: 2 })).toBeVisible();
    const rows = page.getByRole("navigation", { name: "Categories of terms" });
    await expect(rows).toHaveCount(2);
    await rows.last().getByRole("tab", { name: "Medical Terms" }).click();
    await expect(
      page.getByRole("heading", { name: "Medical Terms", exact: true }),
    ).toBeInViewport();
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
