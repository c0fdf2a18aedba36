import type { Page } from "@playwright/test";
import { content, fillForm, openForm, summary } from "./reply-form.ts";
import { expect, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

test.use({ viewport: phone });
test.beforeEach(({ allowErrors }) => allowErrors(/ERR_FAILED/));

const button = (page: Page) => page.getByRole("button", { name: "Post Reply", exact: true });
const words = () => `I write things down. ${newWord()}`;

async function cutPosts(page: Page, ...cuts: ("before" | "after")[]): Promise<void> {
  await page.route(/\/discussions\/1\/replies$/, async (route) => {
    const cut = route.request().method() === "POST" ? cuts.shift() : undefined;
    if (cut === "after") expect((await route.fetch()).status()).toBe(201);
    return cut ? route.abort() : route.continue();
  });
}

async function write(page: Page, text: string): Promise<void> {
  await page.goto("/discussions/1");
  await openForm(page);
  await fillForm(page, text);
}

async function sendInVain(page: Page, text: string, send = () => button(page).click()) {
  const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await send();
  await failed;
  await expect(page.getByRole("alert").getByText("The server did not respond.")).toBeVisible();
  await expect(content(page)).toHaveValue(text);
  await expect(button(page)).toBeEnabled();
}

async function send(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => /\/replies$/.test(response.url()));
  await button(page).click();
  await answered;
}

async function expectStoredOnce(page: Page, text: string): Promise<void> {
  const stored = page.getByRole("region", { name: /^Replies/ }).getByText(text);
  await expect(stored).toHaveCount(1);
  await page.goto("/discussions/1");
  await expect(stored).toHaveCount(1);
}

test("stores one reply if the visitor presses twice, and again after the answer was lost", async ({
  page,
}) => {
  const text = words();
  await write(page, text);
  await cutPosts(page, "after");
  await sendInVain(page, text, () => button(page).dblclick());
  await send(page);
  await expectStoredOnce(page, text);
});

test("keeps the text after a failure and a reload, and stores one reply", async ({ page }) => {
  const text = words();
  await write(page, text);
  await cutPosts(page, "before", "after");
  for (let press = 0; press < 2; press++) {
    await sendInVain(page, text);
    await page.reload();
    await openForm(page);
    await expect(content(page)).toHaveValue(text);
  }
  await send(page);
  await expectStoredOnce(page, text);
});

test("stores one reply if two tabs send the same text", async ({ page, context }) => {
  const text = words();
  await write(page, text);
  await expect(page.getByText("Your draft is saved on this device")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/discussions/1");
  await openForm(other);
  await expect(content(other)).toHaveValue(text);
  await cutPosts(page, "after");
  await sendInVain(page, text);
  await send(other);
  await send(page);
  await expectStoredOnce(page, text);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stores one reply if the visitor reloads the response", async ({ page }) => {
    const text = words();
    await page.goto("/discussions/1");
    await summary(page).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(content(page)).toBeHidden();
    await summary(page).click();
    await fillForm(page, text);
    await button(page).click();
    await expect(page.getByText("Your reply has been posted successfully.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Already posted")).toBeVisible();
    await page.goto("/discussions/1");
    await expect(page.getByRole("region", { name: /^Replies/ }).getByText(text)).toHaveCount(1);
  });
});
