import { fillForm } from "./reply-form.ts";
import { expect, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

// Chromium takes the page from its cache of files on Back: Playwright turns the back/forward cache off.
test("shows a new discussion in the list, and an empty, closed form, after Back", async ({
  page,
}) => {
  const title = `To and fro ${newWord()}`;
  await page.goto("/discussions");
  const form = page.locator("summary", { hasText: "Start a Discussion" });
  await form.click();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Category").selectOption("weekly-discussions");
  await page.getByLabel("Your Post").fill("I rest at noon.");
  await page.getByLabel("Your Name").fill("Mara");
  await page.getByLabel("Email (Private)").fill("mara@example.org");
  await page.getByRole("button", { name: "Post Discussion" }).click();
  await page.getByRole("link", { name: "See your discussion" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();
  await expect(page.getByLabel("Title")).toBeHidden();
  await form.click();
  await expect(page.getByLabel("Title")).toHaveValue("");
});

test("reads a page again that was kept from before the visitor's post", async ({
  page,
  context,
}) => {
  await page.goto("/own");
  await expect(page.getByText("No posts are saved on this device")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/discussions/3");
  await other.locator("summary", { hasText: /^Reply$/ }).click();
  await fillForm(other, newWord());
  await other.getByRole("button", { name: "Post Reply" }).click();
  await expect(other.getByRole("region", { name: "Save your private link" })).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(page.getByRole("link", { name: "Edit or delete" })).toBeVisible();
});
