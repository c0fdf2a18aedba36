import type { Locator } from "@playwright/test";
import { desktop, expect, phone, test } from "./test.ts";

/** Parts of all kinds of lines. `help-lines.test.tsx` checks the whole text. */
const lines = [
  "Emergency 911",
  "Poison Help 1-800-222-1222",
  "Samaritans 116 123",
  "findahelpline.com",
];

/** Shown if the visitor's country is unknown or not listed. */
const anywhere = "Call your local emergency number.";

/** Opens the list of all countries. */
async function unfold(place: Locator) {
  await place.locator("summary", { hasText: "Numbers by country" }).press("Enter");
  for (const words of lines) await expect(place).toContainText(words);
  await expect(place.getByRole("link", { name: "85258" }).last()).toHaveAttribute(
    "href",
    "sms:85258",
  );
  await expect(place.getByText("Ireland").last()).toBeVisible();
}

for (const [viewport, javaScriptEnabled] of [
  [phone, false],
  [desktop, true],
] as const)
  test.describe(`${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled });

    test("leads from the top of built and of function-rendered pages to the help lines", async ({
      page,
    }) => {
      for (const path of ["/glossary", "/discussions/1"]) {
        await page.goto(path);
        const open = page.getByRole("banner").getByRole("link", { name: "Get help now" });
        await expect(open).toBeInViewport();
        await open.press("Enter");
        const help = page.getByRole("complementary", { name: "Get help now" });
        await expect(help).toBeInViewport();
        await expect(help.getByRole("link", { name: "Do I need a doctor?" })).toBeVisible();
        await unfold(help);
      }
    });
  });

for (const [locale, country, numbers] of [
  ["en-US", "United States", ["911", "988", "988", "1-800-222-1222"]],
  ["en-GB", "United Kingdom", ["999", "116 123", "85258", "111"]],
  ["ga", "Ireland", ["112", "999", "116 123"]],
] as const)
  test.describe(`with a browser in ${locale}`, () => {
    test.use({ locale });

    test("shows the numbers of the visitor’s country first, one per line", async ({ page }) => {
      await page.goto("/privacy");
      const help = page.getByRole("complementary", { name: "Get help now" });
      await expect(help.getByText(country).filter({ visible: true })).toHaveCount(1);
      const rows = help.getByRole("listitem");
      await expect(rows.getByRole("link")).toHaveText([...numbers]);
      await expect(rows).toHaveCount(numbers.length);
      await expect(help.getByText(anywhere, { exact: true })).toBeHidden();
      await unfold(help);
    });
  });

test.describe("with a browser in a language of another country", () => {
  test.use({ locale: "de-DE" });

  test("shows the local emergency number and a directory", async ({ page }) => {
    await page.goto("/privacy");
    const help = page.getByRole("complementary", { name: "Get help now" });
    await expect(help.getByText(anywhere, { exact: true })).toBeVisible();
    await expect(help.getByRole("link", { name: "findahelpline.com" })).toBeVisible();
    await expect(help.getByRole("listitem")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the helplines at the end of the page and in the reply form", async ({ page }) => {
    await page.goto("/discussions/1");
    const footer = page.getByRole("complementary", { name: "Get help now" });
    await expect(footer).toContainText(/Numbers checked on \d+ \w+ 20\d\d/);
    await expect(footer.getByText(anywhere, { exact: true })).toBeVisible();
    await unfold(footer);
    await expect(footer.getByRole("link", { name: "116 123" }).first()).toHaveAttribute(
      "href",
      "tel:116123",
    );

    const form = page.getByRole("region", { name: "Join the Discussion" });
    await form.getByText("Reply", { exact: true }).click();
    await expect(form.getByText("your local emergency number")).toBeVisible();
    await form.getByRole("link", { name: "All help lines" }).click();
    await expect(footer).toBeInViewport();
  });
});
