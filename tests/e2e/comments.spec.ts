import type { Page } from "@playwright/test";
import { card, closeButton } from "./media-page.ts";
import { expect, expectConsoleErrors, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

const panel = (page: Page) => page.getByRole("region", { name: /^Comments( \(|$)/ });
const heading = (page: Page) => panel(page).getByRole("heading", { name: /^Comments/ });
const toggle = (page: Page) => panel(page).locator("summary", { hasText: /^Add Comment$/ });
const name = (page: Page) => page.getByLabel("Your Name");
const email = (page: Page) => page.getByLabel("Email (Private)");
const content = (page: Page) => page.getByLabel("Your Comment");
const submit = (page: Page) => page.getByRole("button", { name: /^Post/ });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Opens the form under a video, a photo or a post. */
async function openForm(page: Page) {
  await expect(heading(page)).toHaveText(/Comments \(\d/);
  await toggle(page).click();
  await expect(page.getByLabel("Your Comment")).toBeFocused();
}

async function fill(page: Page, text: string) {
  await name(page).fill("Mara");
  await email(page).fill("mara@example.org");
  await content(page).fill(text);
}

test("posts a comment on a video, which is still there after a reload", async ({ page }) => {
  const text = `I saw this too.\n${newWord()}`;
  await page.goto("/media?video=1");
  await expect(heading(page)).toHaveText("Comments (0)");
  await expect(panel(page).getByText("No comments yet")).toBeVisible();
  await openForm(page);
  await fill(page, "  ");
  await submit(page).click();
  await expect(page.getByRole("region", { name: "1 error." })).toBeFocused();
  await expect(content(page)).toHaveAttribute("aria-invalid", "true");

  const held = Promise.withResolvers<void>();
  await page.route("**/api/comments", async (route) => {
    await held.promise;
    await route.continue();
  });
  await content(page).fill(text);
  await submit(page).click();
  await expect(submit(page)).toHaveText("Posting...");
  await expect(submit(page)).toBeDisabled();
  held.resolve();
  await expect(toast(page, "Comment posted")).toBeVisible();
  await expect(toast(page, "Your comment has been successfully posted.")).toBeVisible();
  await expect(name(page)).toBeHidden();
  await expect(panel(page).getByRole("region", { name: "Save your private link" })).toBeFocused();
  await expect(heading(page)).toHaveText("Comments (1)");
  const own = panel(page).getByRole("article").filter({ hasText: "I saw this too." });
  await expect(own).toContainText("Mara");
  await toggle(page).click();
  await expect(content(page)).toHaveValue("");

  await page.reload();
  await expect(own).toBeVisible();
  await closeButton(page).click();
  await expect(page).toHaveURL(/\/media$/);
  await card(page, "One slide, two days").click();
  await expect(heading(page)).toHaveText("Comments (0)");
});

test("loads the comments on a post again after a failure, with a skeleton of their height, and posts one", async ({
  page,
  consoleErrors,
}) => {
  const text = `Me too. ${newWord()}`;
  let isDown = true;
  const release = Promise.withResolvers<void>();
  await page.route(/\/api\/comments\?contentType=blog&contentId=2$/, async (route) => {
    await release.promise;
    return isDown ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.goto("/blog/2");
  await expect(heading(page)).toHaveText("Comments");
  await expect(panel(page).getByRole("status")).toHaveText("Loading comments");
  await heading(page).scrollIntoViewIfNeeded();
  const skeletons = panel(page).locator("[aria-hidden=true] > div");
  await expect(skeletons).toHaveCount(3);
  const box = await skeletons.first().boundingBox();
  release.resolve();
  await expect(page.getByRole("alert")).toContainText("The comments could not be loaded.");
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Comments (0)");
  await expect(heading(page)).toBeFocused();
  await expect(panel(page).getByRole("status")).toHaveText("Comments: 0");
  await expectConsoleErrors(consoleErrors, "503");
  await openForm(page);
  await fill(page, text);
  await submit(page).click();
  await expect(heading(page)).toHaveText("Comments (1)");
  const own = panel(page).getByRole("article");
  const height = (await own.boundingBox())?.height ?? 0;
  expect(Math.abs(height - (box?.height ?? 0)), "height of the skeleton").toBeLessThan(16);
  await page.reload();
  await expect(own).toContainText(text);
  await expect(own.getByRole("link", { name: "Edit or delete" })).toBeVisible();
});
