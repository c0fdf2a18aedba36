import { fillForm, summary } from "../reply-form.ts";
import { setUpServer } from "../start-server.ts";
import { expect, phone, test } from "../test.ts";
import { newWord } from "../unique-word.ts";

test.describe.configure({ mode: "serial", timeout: 90_000 });
test.use({ viewport: phone });

const address = setUpServer({ MODERATION: "before" }, []);

test("states in forms and responses that moderators read posts first", async ({ page }) => {
  const text = newWord();
  await page.goto(`${address()}/discussions/1`);
  await summary(page).click();
  await expect(page.getByText("A moderator reads posts first.")).toBeVisible();
  await fillForm(page, text);
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(page.getByText("will be shown once it has been read by a moderator")).toBeVisible();
  await page.goto(`${address()}/discussions`);
  await page.locator("summary", { hasText: "Start a Discussion" }).click();
  await expect(page.getByText("A moderator reads posts first.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("redirects to the author's page, which states that the comment is held", async ({
    page,
  }) => {
    const text = newWord();
    await page.goto(`${address()}/media/1`);
    await page.locator("summary", { hasText: "Add Comment" }).click();
    await expect(page.getByText("A moderator reads posts first.")).toBeVisible();
    await page.getByLabel("Your Name").fill("Mara");
    await page.getByLabel("Email (Private)").fill("mara@example.org");
    await page.getByLabel("Your Comment").fill(text);
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(page.getByRole("status")).toHaveText(
      "Your comment will be shown once it has been read by a moderator.",
    );
    await page.goto(`${address()}/media/1`);
    await expect(page.getByText(text)).toHaveCount(0);
  });
});
