import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { card } from "./media-page.ts";
import { fillForm, openForm } from "./reply-form.ts";
import { expect, expectConsoleErrors, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

const posted = (page: Page) =>
  page.getByText("Your reply has been posted successfully.", { exact: true });

async function open(page: Page) {
  await page.goto("/discussions/3");
  await openForm(page);
  await fillForm(page, newWord());
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(posted(page)).toBeVisible();
}

test("disappears after 5 seconds, and waits while it is in use", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await expect(posted(page)).toBeHidden();
  await page.clock.resume();
  await open(page);
  // Radix listens for the focus once the toast has been painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.keyboard.press("F8");
  await page.clock.fastForward(60_000);
  await expect(posted(page)).toBeVisible();
  await page.getByRole("link", { name: "Search" }).first().focus();
  await page.clock.fastForward(6_000);
  await expect(posted(page)).toBeHidden();
});

test("keeps the focus that a visitor moves into it while the new reply is fetched", async ({
  page,
}) => {
  const release = await hold(page, "**/api/discussions/3/replies?own=*");
  await open(page);
  await page.keyboard.press("F8");
  const toasts = page.getByRole("region", { name: /^Notifications/ }).getByRole("list");
  await expect(toasts).toBeFocused();
  release();
  await expect(page.getByRole("region", { name: "Save your private link" })).toBeVisible();
  await expect(toasts).toBeFocused();
});

test("says once, next to the button, why a post was refused and for how long, on a phone", async ({
  page,
  consoleErrors,
}) => {
  const error = "Too many posts in a short time. Please try again in 3 seconds.";
  const headers = { "Retry-After": "3" };
  let posts = 0;
  await page.setViewportSize(phone);
  await page.route("**/api/discussions/3/replies", (route) => {
    if (route.request().method() === "GET") return route.continue();
    posts += 1;
    return posts === 1
      ? route.fulfill({ status: 429, headers, json: { error } })
      : route.continue();
  });
  await page.clock.install({ time: "2026-01-01T09:00:00Z" });
  await page.goto("/discussions/3");
  await openForm(page);
  await fillForm(page, newWord());
  await page.clock.pauseAt("2026-01-01T10:00:00Z");
  await page.getByRole("button", { name: "Post Reply" }).click();
  const reason = page.getByRole("alert");
  const again = page.getByRole("button", { name: /^Try again in \d s$/ });
  await expect(reason).toHaveText(error);
  await expect(reason).toBeInViewport();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toHaveCount(0);
  await expect(again).toBeFocused();
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel("Your name").press("Enter");
  await expect(reason).toHaveText(/^Nothing was sent. You can try again in 3 seconds./);
  await expect(again).toBeInViewport();
  await page.clock.runFor(3_000);
  await expect(reason).toHaveText("You can try again now.");
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(posted(page)).toBeVisible();
  expect(posts).toBe(2);
  await expectConsoleErrors(consoleErrors, "429");
});

test("has a region on every page, which F8 focuses and Escape leaves, even in a dialog", async ({
  page,
}) => {
  const list = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list");
  await page.goto("/media?video=1");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("F8");
  await expect(list).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).click();
  // Moves the region out of the dialog at the same time.
  await expect(card(page, "A first look")).toBeFocused();
  await page.keyboard.press("F8");
  await expect(list).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card(page, "A first look")).toBeFocused();
});

test("puts a post back in the list of own posts with Undo", async ({ page }) => {
  const own = `/own/reply-${"a".repeat(43)}`;
  await page.addInitScript((privateLink) => {
    const postedAt = Date.now();
    if (!localStorage.getItem("own posts"))
      localStorage.setItem("own posts", JSON.stringify([{ privateLink, id: 1, postedAt }]));
  }, own);
  await page.goto("/own");
  const link = page.getByRole("link", { name: "Edit or delete" });
  await page.getByRole("button", { name: "Remove from list" }).click();
  await expect(link).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.keyboard.press("F8");
  // The toast itself comes before its buttons.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(link).toHaveAttribute("href", own);
  await page.reload();
  await expect(link).toHaveAttribute("href", own);
});
