import type { Page } from "@playwright/test";
import { fillForm, openForm } from "./reply-form.ts";
import { desktop, expect, expectConsoleErrors, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

test.use({ viewport: desktop });

const posted = (page: Page) =>
  page.getByText("Your reply has been posted successfully.", { exact: true });
const failed = (page: Page) =>
  page.getByRole("listitem").getByText("Failed to post reply. Please try again.");

async function post(page: Page) {
  await openForm(page);
  await fillForm(page, newWord());
  await page.getByRole("button", { name: "Post Reply" }).click();
}

/** Posts a reply on a page whose clock is paused. */
async function open(page: Page) {
  await page.clock.install({ time: "2026-01-01T09:00:00Z" });
  await page.clock.pauseAt("2026-01-01T10:00:00Z");
  await page.goto("/discussions/3");
  await post(page);
  await expect(posted(page)).toBeVisible();
}

test("disappears after 5 seconds, and not before", async ({ page }) => {
  await open(page);
  const toast = page.getByRole("listitem").filter({ has: posted(page) });
  await page.clock.runFor(4_900);
  await expect(toast).toHaveAttribute("data-state", "open");
  await page.clock.runFor(100);
  await expect(posted(page)).toBeHidden();
});

test("is replaced by a newer toast", async ({ page, consoleErrors }) => {
  await open(page);
  await page.route("**/replies", (route) => route.fulfill({ status: 500, body: "{}" }));
  await post(page);
  await expect(failed(page)).toBeVisible();
  await expect(posted(page)).toHaveCount(0);
  await expectConsoleErrors(consoleErrors, "500");
});

test("does not cover the button of the failed post on a phone", async ({ page, consoleErrors }) => {
  await page.setViewportSize(phone);
  await page.route("**/replies", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/discussions/3");
  await openForm(page);
  await fillForm(page, newWord());
  const again = page.getByRole("button", { name: "Post Reply" });
  // The lowest position: a browser scrolls no further than necessary.
  await again.evaluate((button) => button.scrollIntoView({ block: "end" }));
  await again.click();
  await expect(failed(page)).toBeVisible();
  await expect(again).toBeFocused();
  const [button, toast] = [await again.boundingBox(), await failed(page).boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
  await expectConsoleErrors(consoleErrors, "500");
});

test("is focused with F8 and closed with its button", async ({ page }) => {
  await open(page);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("list")).toBeFocused();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(posted(page)).toBeHidden();
});

for (const [distance, effect] of [
  [40, "stays"],
  [70, "disappears"],
] as const)
  test(`${effect} when swiped ${distance} px to the right`, async ({ page }) => {
    await open(page);
    const box = await posted(page).boundingBox();
    if (!box) throw new Error("no toast");
    await page.mouse.move(box.x + 20, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + distance, box.y + 5, { steps: 10 });
    await page.mouse.up();
    await expect(posted(page)).toBeVisible({ visible: effect === "stays" });
  });
