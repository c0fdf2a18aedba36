import type { Locator, Page } from "@playwright/test";
import { holdScripts } from "./hold-scripts.ts";
import { author, content, email, fillForm, openForm, summary } from "./reply-form.ts";
import { expect, expectConsoleErrors, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const replies = (page: Page) => page.getByRole("region", { name: /^Replies/ });
const heading = (page: Page) => replies(page).getByRole("heading", { level: 2 });

/** Returns text that no other test posts. */
const words = () => `I write things down. ${newWord()}`;

const replyCount = async (page: Page) =>
  Number((await heading(page).textContent())?.match(/\d+/)?.[0]);

test("posts a reply, updates both counts, and shows its markup as text after a reload", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(phone);
  const text = `<img src=x onerror=alert(1)> __DISCUSSION_ID__ <!--replies--> ${newWord()}`;
  await page.goto("/discussions/1");
  const before = await replyCount(page);
  await expect(author(page)).toBeHidden();
  await openForm(page);
  await expect(summary(page)).toBeHidden();
  await fillForm(page, text);
  await button(page, "Post Reply").click();
  await expect(page.getByText("Reply Posted", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Your reply has been posted successfully.", { exact: true }),
  ).toBeVisible();
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
  await expect(button(page, "Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/own\/reply-/);
  await expect.poll(() => replyCount(page)).toBeGreaterThan(before);
  const shown = page.getByRole("main").getByText(/^\d+ repl(y|ies)$/);
  await expect(shown).toHaveText(new RegExp(`^${await replyCount(page)} `));
  await page.reload();
  await expect(replies(page).getByText(text)).toHaveCount(1);
  await expect(page.getByText("mara@example.org")).toHaveCount(0);
  expect(await page.content()).not.toContain("mara@example.org");
  await openForm(page);
  await expect(content(page)).toHaveValue("");
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
  const listed = page.getByRole("link", { name: "Your Name: Enter your name" });
  await listed.click();
  await expect(author(page)).toBeFocused();
  await content(page).fill("x");
  await expect(content(page)).not.toHaveAttribute("aria-invalid");
  await expect(page.getByRole("link", { name: "Your Reply: Write your reply" })).toHaveCount(0);
  await expect(page).toHaveURL("/discussions/1");
  await author(page).fill("   ");
  await email(page).fill("mara@");
  await button(page, "Post Reply").click();
  await expect(author(page)).toHaveAccessibleDescription(
    /String must contain at least 1 character\(s\)/,
  );
  await expect(email(page)).toHaveAccessibleDescription(/Invalid email/);
  await expect(content(page)).not.toHaveAttribute("aria-invalid");
  await expect(
    page.getByText("Invalid email: use an address like name@example.com", { exact: true }),
  ).toHaveCSS("color", red);
});

/** Any red. */
const red = /^rgb\(\d{3}, \d\d, \d\d\)$/;

test("reports if the replies cannot be fetched again", async ({ page, consoleErrors }) => {
  const text = words();
  await page.goto("/discussions/3");
  await openForm(page);
  await fillForm(page, text);
  const again = "**/api/discussions/3/replies?own=*";
  await page.route(again, (route) => route.fulfill({ status: 500 }));
  const refresh = page.waitForRequest(/\/replies\?own=reply-[\w-]+$/);
  await button(page, "Post Reply").click();
  await refresh;
  await expect(page.getByText("Reply Posted", { exact: true })).toBeVisible();
  const failure = page.getByRole("alert").filter({ hasText: "Failed to fetch replies" });
  await expect(failure).toBeVisible();
  await expectConsoleErrors(consoleErrors, "500");
  await page.unroute(again);
  await failure.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(replies(page).getByText(text)).toHaveCount(1);
  await expect(heading(page)).toBeFocused();
  await expect(failure).toHaveCount(0);
});

test("shows two skeletons while the replies are fetched again, and adds the new reply to a cached response", async ({
  page,
}) => {
  const text = words();
  await page.goto("/discussions/2");
  await openForm(page);
  await fillForm(page, text);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/discussions/2/replies?own=*", async (route) => {
    await held.promise;
    await route.fulfill({ json: [] });
  });
  await button(page, "Post Reply").click();
  await expect(page.getByRole("status").filter({ hasText: "Loading replies" })).toHaveCount(1);
  await expect(page.locator("[aria-hidden=true] > .skeleton")).toHaveCount(2);
  await expect(replies(page).getByText(text)).toHaveCount(0);
  held.resolve();
  await expect(replies(page).getByText(text)).toBeVisible();
  await expect(page.getByRole("region", { name: "Save your private link" })).toBeFocused();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Save your private link" })).toBeFocused();
  await expect(replies(page).getByRole("link", { name: "Edit or delete" })).toBeVisible();
});

test("posts a reply that is sent before hydration", async ({ page }) => {
  const text = words();
  const release = await holdScripts(page);
  await page.goto("/discussions/1");
  await summary(page).click();
  await fillForm(page, text);
  await button(page, "Post Reply").click();
  await expect(page).toHaveURL(/\?reply=\d+.*#reply-\d+$/);
  release();
  await expect(page.getByRole("status").filter({ hasText: "Reply Posted" })).toBeVisible();
  const own = replies(page).getByRole("article").filter({ hasText: text });
  await expect(own.getByRole("link", { name: "Edit or delete" })).toBeVisible();
  await openForm(page);
  await expect(content(page)).toHaveValue("");
});

test("previews the lists and links of a reply, and shows them once it is posted", async ({
  page,
}) => {
  const name = newWord();
  const items = (within: Locator) => within.getByRole("listitem").filter({ hasText: name });
  const preview = page.getByRole("group").filter({ hasText: /^Preview/ });
  await page.goto("/discussions/2");
  await openForm(page);
  await expect(content(page)).toHaveAccessibleDescription(/for a list/);
  await page.locator("summary", { hasText: "Preview" }).press("Enter");
  await expect(preview).toContainText("No text yet.");
  await fillForm(page, `Please:\n- Rest ${name}\n- Read [about ${name}](/glossary#cyst)`);
  await expect(items(preview)).toHaveCount(2);
  await button(page, "Post Reply").click();
  await expect(preview).toBeHidden();
  const shown = replies(page).getByRole("article").filter({ hasText: name });
  await expect(items(shown)).toHaveText([`Rest ${name}`, `Read about ${name}`]);
  await expect(shown.getByRole("link", { name: `about ${name}` })).toHaveAttribute(
    "href",
    "/glossary/cyst",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("closes the form on Cancel, and shows a refused post again with its text and the errors", async ({
    page,
    consoleErrors,
  }) => {
    const text = words();
    await page.goto("/discussions/1");
    await summary(page).click();
    await button(page, "Cancel").click();
    await expect(author(page)).toBeHidden();
    await summary(page).click();
    await fillForm(page, text);
    await author(page).fill("   ");
    await button(page, "Post Reply").click();
    await expect(author(page)).toHaveAccessibleDescription(/String must contain at least 1/);
    await expectConsoleErrors(consoleErrors, "400");
    await expect(content(page)).toHaveValue(text);
    await expect(page.getByText("Preview", { exact: true })).toHaveCount(0);
    const form = page.getByRole("region", { name: "Join the Discussion" });
    await expect(form).toContainText("Samaritans 116 123");
    await expect(email(page)).toHaveValue("mara@example.org");
    await author(page).fill("Mara");
    await button(page, "Post Reply").click();
    await expect(page).toHaveURL(/\/discussions\/1\?reply=\d+.*#reply-\d+$/);
    await expect(page.getByRole("status")).toContainText("Reply Posted");
    await expect(replies(page).getByText(text)).toHaveCount(1);
  });
});
