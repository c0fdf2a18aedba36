import { expect, phone, test } from "./test.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test("opens the numbers of the visitor’s country from the top of a page, and closes them", async ({
      page,
    }) => {
      await page.goto("/discussions/1");
      const open = page.getByRole("banner").getByRole("button", { name: "Get help now" });
      const help = page.getByRole("complementary", { name: "Get help now" });
      await expect(help).toBeHidden();
      await open.press("Enter");
      await expect(help.getByRole("link", { name: "Call 911" })).toBeInViewport();
      await expect(help.getByRole("link", { name: "Samaritans" })).toHaveCount(0);
      await help.getByRole("button", { name: "Close" }).press("Enter");
      await expect(help).toBeHidden();
      await page.getByRole("contentinfo").getByRole("link", { name: "get help now" }).click();
      await expect(help.getByRole("link", { name: "Call 911" })).toBeInViewport();
    });
  });

test("shows the numbers of the visitor’s country, one per line", async ({ browser, baseURL }) => {
  for (const [locale, numbers] of [
    ["en-GB", [/^Call 999/, /^Call 116 123/, /^Text SHOUT to 85258/, /^Call 111/]],
    ["ga", [/^Call 112/, /^Call 999/, /^Call 116 123/]],
    ["pl-PL", [/^Numer alarmowy 112/, /^116 123/, /^800 70 2222/]],
    ["de-DE", [/^Call 911/, /^Call 999/, /^Call 112/, /^Call 999/]],
  ] as const)
    await test.step(locale, async () => {
      const page = await browser.newPage({ locale });
      await page.goto(`${baseURL}/privacy`);
      await page.getByRole("button", { name: "Get help now" }).click();
      const help = page.getByRole("complementary", { name: "Get help now" });
      await expect(help.getByRole("listitem").getByRole("link")).toHaveText([...numbers]);
      await expect(
        help.getByText("Call your local emergency number.", { exact: true }),
      ).toBeVisible({
        visible: locale === "de-DE",
      });
      await page.close();
    });
});
