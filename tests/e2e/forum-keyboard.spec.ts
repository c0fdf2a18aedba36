import { enter, write } from "./keys.ts";
import { expect, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

test("starts a discussion by keyboard after correcting its errors, and lists it after Back", async ({
  page,
}) => {
  const name = `By keys ${newWord()}`;
  await page.goto("/discussions");
  const form = page.getByRole("main").locator("form");
  await enter(page, page.locator("summary", { hasText: "Start a discussion" }));
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.type(name);
  await enter(page, page.getByRole("button", { name: "Post discussion" }));
  await expect(page.getByRole("region", { name: "4 errors." })).toBeFocused();
  await enter(page, page.getByRole("link", { name: "Category: Choose a category" }));
  await expect(page.getByLabel("Category")).toBeFocused();
  await page.keyboard.press("w");
  await expect(page.getByLabel("Category")).toHaveValue("weekly-discussions");
  await write(page, page.getByLabel("Your post"), "I rest at noon. It helps me.");
  await write(page, page.getByLabel("Your name"), "Mara");
  await write(page, page.getByLabel("Email (Private)"), "mara@example.org");
  await enter(page, form.getByRole("button", { name: "Post discussion" }));
  await expect(page.getByRole("status").filter({ hasText: "Discussion posted" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Save your private link" })).toBeFocused();
  await enter(page, page.getByRole("link", { name: "See your discussion" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("link", { name: "Edit or delete" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Report" })).toHaveCount(0);
  await expect(page).toHaveURL(/\/discussions\/\d+$/);
  // Chromium takes the page from its cache of files: Playwright turns the back/forward cache off.
  await page.goBack();
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: name })).toBeVisible();
  await expect(page.getByLabel("Title")).toBeHidden();
  await enter(page, page.locator("summary", { hasText: "Start a discussion" }));
  await expect(page.getByLabel("Title")).toHaveValue("");
});
