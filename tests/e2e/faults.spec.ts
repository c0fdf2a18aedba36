import type { Page, Response } from "@playwright/test";
import { setUpFaultySite } from "./faulty-site.ts";
import { content, fillForm, openForm, summary } from "./reply-form.ts";
import { expect, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

const site = setUpFaultySite();

test.use({ viewport: phone });
test.describe.configure({ mode: "serial" });
test.beforeEach(async ({ allowErrors, page, javaScriptEnabled }) => {
  allowErrors(/503/);
  if (javaScriptEnabled) await page.clock.install();
});
test.afterEach(() => site.setFaults("none"));

/** Faults of consecutive queries. */
const many =
  "lost after, slow, lost after, busy, busy, cut short, slow, none, cut short, cut short";
/** The post is stored, and all three attempts to read the answer fail. */
const lostAnswer = "lost after, lost after, lost after";
const mixed = "lost after, refused, busy, busy, slow, busy, cut short, lost before, cut short";
const lost = "busy, lost before, none, cut short, none, refused, busy, busy, none, lost after";

const unavailable = "The site cannot reach its data right now. Please try again.";
const button = (page: Page) => page.getByRole("button", { name: "Post Reply", exact: true });
const words = () => `I write things down. ${newWord()}`;

async function openDiscussion(page: Page): Promise<void> {
  await site.setFaults("none");
  await page.goto(`${site.address()}/discussions/1`);
}

const replyResponse = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.request().method() === "POST" &&
      /\/discussions\/1(\/replies)?$/.test(response.url()),
  );

/** Sends the form. @returns true if the reply was accepted; otherwise checks that its text is still there */
async function isAccepted(
  page: Page,
  text: string,
  send: () => Promise<unknown>,
): Promise<boolean> {
  const [response] = await Promise.all([replyResponse(page), send()]);
  if (response.status() < 400) return true;
  expect(response.status()).toBe(503);
  await expect(page.getByText(unavailable).first()).toBeVisible();
  const isCounting = await page.getByRole("button", { name: /^Try again in/ }).isVisible();
  if (isCounting) await page.clock.fastForward(5_000);
  await expect(content(page)).toHaveValue(text);
  await expect(button(page)).toBeEnabled();
  return false;
}

const press = (page: Page) => button(page).click();

async function sendUntilAccepted(page: Page, text: string): Promise<void> {
  for (let tries = 0; tries < 15; tries++)
    if (await isAccepted(page, text, () => press(page))) return;
  throw new Error("The reply was never accepted");
}

async function expectStoredOnce(page: Page, text: string): Promise<void> {
  await openDiscussion(page);
  await expect(page.getByRole("region", { name: /^Replies/ }).getByText(text)).toHaveCount(1);
}

async function write(page: Page, text: string): Promise<void> {
  await openDiscussion(page);
  await openForm(page);
  await fillForm(page, text);
}

test("stores one reply if the visitor clicks again or twice", async ({ page }) => {
  const text = words();
  await write(page, text);
  await site.setFaults(many);
  const isStored = await isAccepted(page, text, () => button(page).dblclick());
  if (!isStored) await sendUntilAccepted(page, text);
  await expectStoredOnce(page, text);
});

test("stores one reply if the visitor sends it again after its answer was lost", async ({
  page,
}) => {
  const text = words();
  await write(page, text);
  await site.setFaults(lostAnswer);
  expect(await isAccepted(page, text, () => press(page))).toBe(false);
  await sendUntilAccepted(page, text);
  await expectStoredOnce(page, text);
});

test("keeps the text after a failure and a reload, and stores one reply", async ({ page }) => {
  for (const faults of ["gone", mixed]) {
    const text = words();
    await write(page, text);
    await site.setFaults(faults);
    if (await isAccepted(page, text, () => press(page))) continue;
    await openDiscussion(page);
    await summary(page).click();
    await expect(content(page)).toHaveValue(text);
    await site.setFaults(lost);
    await sendUntilAccepted(page, text);
    await expectStoredOnce(page, text);
  }
});

test("stores one reply if two tabs send the same text", async ({ page, context }) => {
  const text = words();
  await write(page, text);
  await expect(page.getByText("Your draft is saved on this device")).toBeVisible();
  const other = await context.newPage();
  await openDiscussion(other);
  await summary(other).click();
  await expect(content(other)).toHaveValue(text);
  await site.setFaults(many);
  await sendUntilAccepted(page, text);
  await sendUntilAccepted(other, text);
  await expectStoredOnce(page, text);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stores one reply if the visitor reloads the response or sends again", async ({ page }) => {
    const text = words();
    await openDiscussion(page);
    await summary(page).click();
    await fillForm(page, text);
    await site.setFaults(`${lostAnswer}, ${lostAnswer}`);
    expect(await isAccepted(page, text, () => press(page))).toBe(false);
    expect(await isAccepted(page, text, () => page.reload())).toBe(false);
    await sendUntilAccepted(page, text);
    await expectStoredOnce(page, text);
  });
});
