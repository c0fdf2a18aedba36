import { card, closeButton, detail, openGallery } from "../e2e/media-page.ts";
import { content, fillForm, openForm } from "../e2e/reply-form.ts";
import { expect, test } from "../e2e/test.ts";
import { newWord } from "../e2e/unique-word.ts";

test("shows the panel of a tab, and returns to it by the button Back", async ({ page }) => {
  await page.goto("/treating-parasites");
  const tab = (name: string) => page.getByRole("tab", { name }).first();
  const panel = page.getByRole("tabpanel", { name: "Medications" });
  await tab("Medications").click();
  await expect(tab("Medications")).toHaveAttribute("aria-selected", "true");
  await expect(panel).toBeVisible();
  await tab("Fasting").click();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(panel).toBeVisible();
});

test("opens a group of the menu, and follows a link in it", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("banner");
  await menu.getByText("Health & Recovery").click();
  await menu.getByRole("link", { name: "Glossary" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary of Key Terms");
});

test("finds a page as the visitor types", async ({ page }) => {
  await page.goto("/search");
  const field = page.getByRole("searchbox", { name: "Search this site" });
  await field.pressSequentially("matchbox sgin");
  const first = page.getByRole("region", { name: "Results" }).getByRole("listitem").first();
  await expect(first.getByRole("heading")).toHaveText("Matchbox Sign");
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/glossary\/matchbox-sign$/);
});

test("opens a video in its detail view, and returns to its card", async ({ page }) => {
  await openGallery(page, "/media");
  await card(page, "A first look").click();
  await expect(page).toHaveURL("/media?video=1");
  await expect(detail(page, "A first look through the microscope")).toBeVisible();
  await closeButton(page).click();
  await expect(detail(page)).toBeHidden();
  await expect(card(page, "A first look")).toBeFocused();
});

test("posts a reply, shows it after a reload, and keeps a draft of another", async ({ page }) => {
  const text = `I write things down. ${newWord()}`;
  const replies = page.getByRole("region", { name: /^Replies/ });
  await page.goto("/discussions/1");
  await openForm(page);
  await fillForm(page, text);
  await page.getByRole("button", { name: "Post Reply", exact: true }).click();
  await expect(replies.getByText(text)).toBeVisible();
  await page.reload();
  await expect(replies.getByText(text)).toHaveCount(1);
  await openForm(page);
  await content(page).fill("Not sent yet");
  await page.reload();
  await expect(content(page)).toHaveValue("Not sent yet");
});

test("remembers the theme that the visitor has chosen", async ({ page }) => {
  const choice = page.getByRole("group", { name: "Colours" }).getByRole("radio", { name: "Dark" });
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto("/about");
  await choice.check();
  await expect.poll(background).toBe("rgb(22, 20, 15)");
  await page.goto("/contact");
  await expect(choice).toBeChecked();
  expect(await background()).toBe("rgb(22, 20, 15)");
});
