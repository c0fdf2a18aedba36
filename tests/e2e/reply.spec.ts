import type { Page } from "@playwright/test";
import { holdScripts } from "./hold.ts";
import { author, content, email, fillForm, openForm, summary } from "./reply-form.ts";
import { expect, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const replies = (page: Page) => page.getByRole("region", { name: /^Replies/ });
const heading = (page: Page) => replies(page).getByRole("heading", { level: 2 });

const replyCount = async (page: Page) =>
  Number((await heading(page).textContent())?.match(/\d+/)?.[0]);

test("previews and posts a reply, updates both counts, and copies its private link", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(phone);
  const name = newWord();
  const text = `<img src=x onerror=alert(1)> __DISCUSSION_ID__ <!--replies--> ${name}`;
  const preview = page.getByRole("group").filter({ hasText: /^Preview/ });
  await page.goto("/discussions/1");
  const before = await replyCount(page);
  await openForm(page);
  // Screen readers still find it, so they do not lose the focus when it moves into the form.
  await expect(summary(page)).toHaveCSS("clip-path", "inset(50%)");
  await page.locator("summary", { hasText: "Preview" }).press("Enter");
  await expect(preview).toContainText("No text yet.");
  await fillForm(page, `${text}\n- Rest\n- Read [about ${name}](/glossary#cyst)`);
  await expect(preview.getByRole("listitem")).toHaveText(["Rest", `Read about ${name}`]);
  await button(page, "Post Reply").click();
  await expect(replies(page).getByText(text)).toBeVisible();
  await expect(author(page)).toBeHidden();
  await expect(page.getByRole("region", { name: "Save your private link" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Your private page" })).toBeFocused();
  const copy = replies(page).getByRole("button", { name: "Copy link" });
  const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  const [copyBox, toastBox] = [await copy.boundingBox(), await toast.boundingBox()];
  expect((copyBox?.y ?? 0) + (copyBox?.height ?? 0)).toBeLessThan(toastBox?.y ?? 0);
  await copy.click();
  // It replaces the older one.
  await expect(toast).toHaveText(/^Link copied to clipboard!/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/own\/reply-/);
  await expect.poll(() => replyCount(page)).toBeGreaterThan(before);
  const shown = page.getByRole("main").getByText(/^\d+ repl(y|ies)$/);
  await expect(shown).toHaveText(new RegExp(`^${await replyCount(page)} `));
});

test("hides the form on Cancel, and shows errors in red under their fields and above the form", async ({
  page,
}) => {
  await page.goto("/discussions/1");
  await summary(page).press("Enter");
  await expect(content(page)).toBeFocused();
  await button(page, "Cancel").click();
  await expect(author(page)).toBeHidden();
  await expect(summary(page)).toBeFocused();
  await openForm(page);
  await button(page, "Post Reply").click();
  for (const field of [author(page), email(page), content(page)]) {
    await expect(field).toHaveAccessibleDescription(/(Enter|Write) your/);
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  const errors = page.getByRole("region", { name: "3 errors. Please check these fields." });
  await expect(errors).toBeFocused();
  const listed = page.getByRole("link", { name: "Your name: Enter your name" });
  await listed.click();
  await expect(author(page)).toBeFocused();
  await content(page).fill("x");
  await expect(content(page)).not.toHaveAttribute("aria-invalid");
  await expect(page.getByRole("link", { name: "Your reply: Write your reply" })).toHaveCount(0);
  await expect(page).toHaveURL("/discussions/1");
  await email(page).fill("mara@");
  await button(page, "Post Reply").click();
  await expect(
    page.getByText("Invalid email: use an address like name@example.com", { exact: true }),
  ).toHaveCSS("color", red);
});

const red = /^rgb\(\d{3}, \d\d, \d\d\)$/;

test("posts a reply that is sent before hydration", async ({ page }) => {
  const text = `I write things down. ${newWord()}`;
  const release = await holdScripts(page);
  await page.goto("/discussions/1");
  await summary(page).click();
  await fillForm(page, text);
  await button(page, "Post Reply").click();
  await expect(page.getByRole("heading", { name: "Reply Posted" })).toBeVisible();
  await expect(page).toHaveURL("/discussions/1");
  release();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("own posts")))
    .toContain("/own/");
  await page.getByRole("link", { name: "See your reply" }).click();
  const own = replies(page).getByRole("article").filter({ hasText: text });
  await expect(own.getByRole("link", { name: "Edit or delete" })).toBeVisible();
  await openForm(page);
  await expect(content(page)).toHaveValue("");
});
