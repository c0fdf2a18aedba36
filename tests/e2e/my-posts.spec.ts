import type { Page } from "@playwright/test";
import { author, fillForm, summary } from "./reply-form.ts";
import { expect, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

test.use({ javaScriptEnabled: false });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The second one says how long the post can be changed. */
const status = (page: Page) => page.getByRole("status").first();

async function post(page: Page, text: string) {
  await page.goto("/discussions/2");
  await summary(page).click();
  await button(page, "Cancel").click();
  await expect(author(page)).toBeHidden();
  await summary(page).click();
  await fillForm(page, text);
  await button(page, "Post Reply").click();
}

test("edits and deletes a reply through its private link by keyboard", async ({ page }) => {
  await page.setViewportSize(phone);
  const text = `First words ${newWord()}`;
  await post(page, text);
  await expect(status(page)).toHaveText("Your reply has been posted successfully.");
  await page.getByRole("link", { name: "your private page" }).press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Your reply: /);
  await expect(status(page)).toHaveText("Everyone can read this reply.");
  await page.getByLabel("Your Reply").fill(`- Better words ${text}`);
  await button(page, "Save changes").press("Enter");
  await expect(status(page)).toHaveText("Your changes are saved.");
  await page.getByRole("link", { name: /See your reply/ }).press("Enter");
  await expect(page.getByText(`Better words ${text}`)).toBeVisible();

  await page.goBack();
  const confirm = page.getByRole("button", { name: /^Delete “Better words/ });
  await expect(confirm).toBeHidden();
  await page.locator("summary", { hasText: "Delete this reply" }).press("Enter");
  await confirm.press("Enter");
  await expect(status(page)).toContainText("You have deleted this reply.");
  await expect(button(page, "Save changes")).toHaveCount(0);
  await page.goto("/discussions/2");
  await expect(page.getByText(text)).toHaveCount(0);
});
