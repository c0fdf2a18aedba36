import { expect, test } from "./test.ts";

test("shows a message in place of an island that fails twice, and offers to reload the page", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/The fault of this test/);
  // The theme switch finds its radio buttons in its group.
  await page.addInitScript(() => {
    HTMLFieldSetElement.prototype.querySelectorAll = () => {
      throw new Error("The fault of this test");
    };
  });
  await page.goto("/discussions/1");
  const message = page.getByRole("alert").filter({ hasText: "Something went wrong" });
  await expect(message).toContainText("Your text is saved.");
  await expect(page.getByRole("radio", { name: "Dark" })).toHaveCount(0);
  await page
    .getByRole("main")
    .locator("summary", { hasText: /^Reply$/ })
    .click();
  await expect(page.getByLabel("Your reply")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await message.getByRole("button", { name: "Reload the page" }).click();
  await reloaded;
});
