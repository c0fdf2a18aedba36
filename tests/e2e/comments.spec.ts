import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { card, closeButton } from "./media-page.ts";
import { expect, expectConsoleErrors, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

const panel = (page: Page) => page.getByRole("region", { name: /^Comments( \(|$)/ });
const heading = (page: Page) => panel(page).getByRole("heading", { name: /^Comments/ });
const content = (page: Page) => page.getByLabel("Your comment");
const submit = (page: Page) => page.getByRole("button", { name: /^Post/ });

async function openForm(page: Page) {
  await expect(heading(page)).toHaveText("Comments (0)");
  await panel(page)
    .locator("summary", { hasText: /^Add Comment$/ })
    .click();
  await expect(content(page)).toBeFocused();
}

async function fill(page: Page, text: string) {
  await page.getByLabel("Your name").fill("Mara");
  await page.getByLabel("Email (Private)").fill("mara@example.org");
  await content(page).fill(text);
}

test("posts a comment on a video, which is still there after a reload", async ({ page }) => {
  const text = `I saw this too.\n${newWord()}`;
  await page.goto("/media?video=1");
  await expect(panel(page).getByText("No comments yet")).toBeVisible();
  await openForm(page);
  await fill(page, text);
  const release = await hold(page, "**/api/comments");
  await submit(page).click();
  await expect(submit(page)).toHaveText("Posting...");
  await expect(submit(page)).toBeDisabled();
  release();
  for (const words of ["Comment posted", "Your comment has been successfully posted."])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(content(page)).toBeHidden();
  await expect(panel(page).getByRole("region", { name: "Save your private link" })).toBeFocused();
  await expect(heading(page)).toHaveText("Comments (1)");
  await page.reload();
  await expect(panel(page).getByRole("article")).toContainText("I saw this too.");
  await closeButton(page).click();
  await card(page, "One slide, two days").click();
  await expect(heading(page)).toHaveText("Comments (0)");
});

test("loads the comments on a post again after a failure, with a skeleton of their height", async ({
  page,
  consoleErrors,
}) => {
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
  await expect(heading(page)).toBeFocused();
  await expect(panel(page).getByRole("status")).toHaveText("Comments: 0");
  await expectConsoleErrors(consoleErrors, "503");
  await openForm(page);
  await fill(page, `Me too. ${newWord()}`);
  await submit(page).click();
  await expect(heading(page)).toHaveText("Comments (1)");
  const own = panel(page).getByRole("article");
  const height = (await own.boundingBox())?.height ?? 0;
  expect(Math.abs(height - (box?.height ?? 0)), "height of the skeleton").toBeLessThan(16);
  await page.reload();
  await expect(own.getByRole("link", { name: "Edit or delete" })).toBeVisible();
});
