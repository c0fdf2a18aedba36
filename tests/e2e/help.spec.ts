import { fillForm, summary } from "./reply-form.ts";
import { expect, expectComplaint, test } from "./test.ts";

const lines = [
  ["United States", "Emergency 911", "988 Suicide & Crisis Lifeline", "Poison Help 1-800-222-1222"],
  ["United Kingdom and Ireland", "Emergency 999 or 112", "Samaritans 116 123"],
  ["Elsewhere", "findahelpline.com"],
].flat();

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("whom to call stands at the foot of the page and beside the reply form", async ({
      page,
    }) => {
      await page.goto("/discussions/1");
      const foot = page.getByRole("complementary", { name: "Get help now" });
      for (const words of lines) await expect(foot).toContainText(words);
      await expect(foot).toContainText(/Numbers checked on \d+ \w+ 20\d\d/);
      await expect(foot.getByRole("link", { name: "116 123" })).toHaveAttribute(
        "href",
        "tel:116123",
      );

      const join = page.getByRole("region", { name: "Join the Discussion" });
      await expect(join.getByText("Samaritans")).toBeHidden();
      await join.getByText("Reply", { exact: true }).click();
      for (const words of lines) await expect(join).toContainText(words);
      await expect(join.getByRole("link", { name: "988" })).toBeVisible();
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it stays beside a form that was refused", async ({ page, complaints }) => {
    await page.goto("/discussions/1");
    await summary(page).click();
    await fillForm(page, "   ");
    await page.getByRole("button", { name: "Post Reply" }).click();
    const join = page.getByRole("region", { name: "Join the Discussion" });
    await expect(join.getByRole("alert")).toBeVisible();
    await expect(join).toContainText("Samaritans 116 123");
    // The browser reports the status itself.
    await expectComplaint(complaints, "400");
  });
});
