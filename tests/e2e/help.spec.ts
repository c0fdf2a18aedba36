import { fillForm, summary } from "./reply-form.ts";
import { expect, expectConsoleErrors, test } from "./test.ts";

const lines = [
  ["United States", "Emergency 911", "988 Suicide & Crisis Lifeline", "Poison Help 1-800-222-1222"],
  ["United Kingdom and Ireland", "Emergency 999 or 112", "Samaritans 116 123"],
  ["Elsewhere", "findahelpline.com"],
].flat();

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("shows the helplines at the end of the page and next to the reply form", async ({
      page,
    }) => {
      await page.goto("/discussions/1");
      const footer = page.getByRole("complementary", { name: "Get help now" });
      for (const words of lines) await expect(footer).toContainText(words);
      await expect(footer).toContainText(/Numbers checked on \d+ \w+ 20\d\d/);
      await expect(footer.getByRole("link", { name: "116 123" })).toHaveAttribute(
        "href",
        "tel:116123",
      );

      const form = page.getByRole("region", { name: "Join the Discussion" });
      await expect(form.getByText("Samaritans")).toBeHidden();
      await form.getByText("Reply", { exact: true }).click();
      for (const words of lines) await expect(form).toContainText(words);
      await expect(form.getByRole("link", { name: "988" })).toBeVisible();
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the helplines next to a refused form", async ({ page, consoleErrors }) => {
    await page.goto("/discussions/1");
    await summary(page).click();
    await fillForm(page, "   ");
    await page.getByRole("button", { name: "Post Reply" }).click();
    const form = page.getByRole("region", { name: "Join the Discussion" });
    await expect(form.getByRole("alert")).toBeVisible();
    await expect(form).toContainText("Samaritans 116 123");
    await expectConsoleErrors(consoleErrors, "400");
  });
});
