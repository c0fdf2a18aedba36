import type { CollectionName } from "../../src/collections/schemas/collections.ts";
import { contentOf } from "../support/content.ts";
import { expect, test } from "./test.ts";

/** Every text of a value, without what is no word on the page. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !["icon", "kind", "updated", "url"].includes(key))
    .flatMap(([, inner]) => wordsOf(inner));
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

test("on paper every panel of the treatment page is open, in all its words", async ({ page }) => {
  await page.goto("/treating-parasites");
  await page.emulateMedia({ media: "print" });
  const shown = plain(await page.getByRole("main").innerText());
  const collections: CollectionName[] = [
    "treatment-tabs",
    "practices",
    "fasting",
    "supplements",
    "medications",
    "frequencies",
  ];
  const words = collections.flatMap((name) => wordsOf(contentOf(name)));
  expect(words.length).toBeGreaterThan(200);
  expect(words.filter((one) => !shown.includes(plain(one)))).toEqual([]);
});

test("on paper every term of the glossary is there, and neither its search nor its list of links", async ({
  page,
}) => {
  await page.goto("/glossary");
  await page.emulateMedia({ media: "print" });
  const cards = page.getByRole("main").getByRole("article").filter({ visible: true });
  await expect(cards).toHaveCount(Object.keys(contentOf("glossary")).length);
  await expect(page.getByRole("searchbox").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("All terms from A to Z").filter({ visible: true })).toHaveCount(0);
});

test("an address stands after its link: in full elsewhere, as a path within the site", async ({
  page,
}) => {
  await page.goto("/treating-parasites");
  await page.emulateMedia({ media: "print" });
  const after = (name: string) =>
    page
      .getByRole("link", { name })
      .filter({ visible: true })
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await after("A research article")).toContain("https://example.org/research-article");
  expect(await after("Formication")).toContain("/glossary#formication");
  await expect(page.getByText("https://ntkoc.example.org/treating-parasites")).toBeVisible();
});

test("paper is white and words are black, also where the screen is dark", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/treating-parasites");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
});
