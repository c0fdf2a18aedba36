import { desktop, expect, test } from "./test.ts";

/** Shown if the visitor's country is unknown or not listed. */
const anywhere = "Call your local emergency number.";

test("leads from the top of a page to the help lines of every country", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/discussions/1");
  const open = page.getByRole("banner").getByRole("link", { name: "Get help now" });
  await expect(open).toBeInViewport();
  await open.press("Enter");
  const help = page.getByRole("complementary", { name: "Get help now" });
  await expect(help).toBeInViewport();
  await help.locator("summary", { hasText: "Numbers by country" }).press("Enter");
  await expect(help.getByText("Samaritans").last()).toBeVisible();
});

test("shows the numbers of the visitor’s country first, one per line", async ({
  browser,
  baseURL,
}) => {
  for (const [locale, country, numbers] of [
    ["en-GB", "United Kingdom", ["999", "116 123", "SHOUT to 85258", "111"]],
    ["ga", "Ireland", ["112", "999", "116 123"]],
    ["de-DE", undefined, []],
  ] as const)
    await test.step(locale, async () => {
      const page = await browser.newPage({ locale });
      await page.goto(`${baseURL}/privacy`);
      const help = page.getByRole("complementary", { name: "Get help now" });
      const rows = help.getByRole("listitem");
      await expect(rows.getByRole("link")).toHaveText([...numbers]);
      await expect(rows).toHaveCount(numbers.length);
      await expect(help.getByText(anywhere, { exact: true })).toBeVisible({ visible: !country });
      await help.locator("summary").press("Enter");
      await expect(help.getByText("Numbers in other languages")).toBeVisible();
      // The list of all countries does not repeat it.
      if (country) await expect(help.getByText(country).filter({ visible: true })).toHaveCount(1);
      else await expect(help.getByRole("link", { name: "findahelpline.com" })).toHaveCount(2);
      await page.close();
    });
});
