import { contentOf } from "../support/content.ts";
import { expect, test } from "./test.ts";

test("prints every row of the open tab, and the URL after each link to another site", async ({
  page,
}) => {
  await page.goto("/treating-parasites#supplements");
  const tab = page.getByRole("tabpanel", { name: "Supplements" });
  await expect(tab).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Ivermectin").filter({ visible: true })).toHaveCount(0);
  const texts = tab.locator(
    "article :is(h3, h4, p, li, dd):not(.screen, .screen *, :has(.screen))",
  );
  expect(await texts.count()).toBeGreaterThan(200);
  const hidden = await texts.evaluateAll((all) =>
    all.filter((one) => !one.checkVisibility()).map(({ outerHTML }) => outerHTML),
  );
  expect(hidden).toEqual([]);
  const after = (name: string) =>
    page
      .getByRole("link", { name })
      .filter({ visible: true })
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await after("A research article")).toContain("https://example.org/research-article");
  expect(await after("Look up a term")).toBe("none");
  await expect(page.getByText("https://ntkoc.example.org/treating-parasites")).toBeVisible();
});

test("prints the terms of the open tab and the help lines once, and no forms", async ({ page }) => {
  await page.goto("/glossary");
  await page.emulateMedia({ media: "print" });
  const inFirstTab = Object.values(contentOf("glossary")).filter(
    ({ category }) => category === "parasites",
  );
  const cards = page.getByRole("main").getByRole("article").filter({ visible: true });
  await expect(cards).toHaveCount(inFirstTab.length);
  await expect(page.getByRole("searchbox").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("All terms from A to Z").filter({ visible: true })).toHaveCount(0);
  const countries = page.getByText(/^(United States|United Kingdom)$/).filter({ visible: true });
  await expect(countries).toHaveText(["United States"]);
  await page.goto("/do-i-need-a-doctor");
  await page.emulateMedia({ media: "print" });
  // The visitor's own under the title, and the list.
  await expect(countries).toHaveText(["United States", "United States", "United Kingdom"]);
  const text = page.getByRole("link", { name: "Text SHOUT to 85258" }).filter({ visible: true });
  expect(await text.evaluate((link) => getComputedStyle(link, "::after").content)).toBe("none");
  await page.goto("/literature");
  // A slow browser can lose the medium on the way to another page.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("PubMed", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("searchbox").filter({ visible: true })).toHaveCount(0);
});
