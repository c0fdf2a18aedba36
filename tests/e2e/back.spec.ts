import { fillForm } from "./reply-form.ts";
import { expect, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

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
