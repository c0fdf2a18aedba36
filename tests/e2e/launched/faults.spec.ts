import type { Page, Response } from "@playwright/test";
import { faultSchedule } from "../../support/faults/fault-schedule.ts";
import { faultySite } from "../faulty-site.ts";
import { author, content, fillForm, openForm, summary } from "../reply-form.ts";
import { expect, phone, test } from "../test.ts";
import { newWord } from "../unique-word.ts";

const site = faultySite();

test.use({ viewport: phone });
test.describe.configure({ mode: "serial", timeout: 90_000 });
test.beforeEach(({ forgive }) => forgive(/503/));
test.afterEach(() => site.disturb("none"));

/** Schedules that hit hard, and hold nobody up for long. */
const seeds = Array.from({ length: 1000 }, (_, seed) => seed)
  .filter((seed) => !faultSchedule(seed).includes("late"))
  .filter((seed) => faultSchedule(seed).filter((fault) => fault !== "none").length >= 7)
  .slice(0, 7);

const button = (page: Page) => page.getByRole("button", { name: "Post Reply", exact: true });
const words = () => `I write things down. ${newWord()}`;

async function openDiscussion(page: Page): Promise<void> {
  await site.disturb("none");
  await page.goto(`${site.address()}/discussions/1`);
}

const answerIn = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/replies"),
  );

/** Does what sends the form. @returns whether the reply was taken; where not, its text is still there */
async function isTaken(page: Page, text: string, send: () => Promise<unknown>): Promise<boolean> {
  const [answer] = await Promise.all([answerIn(page), send()]);
  if (answer.status() < 400) return true;
  expect(answer.status()).toBe(503);
  await expect(page.getByText("Please try again.").first()).toBeVisible();
  await expect(content(page)).toHaveValue(text);
  await expect(button(page)).toBeEnabled();
  return false;
}

const press = (page: Page) => button(page).click();

async function insist(page: Page, text: string): Promise<void> {
  for (let tries = 0; tries < 15; tries++) if (await isTaken(page, text, () => press(page))) return;
  throw new Error("It was never taken");
}

/** What came of it, as anybody sees it. */
async function expectStoredOnce(page: Page, text: string): Promise<void> {
  await openDiscussion(page);
  await expect(page.getByRole("region", { name: /^Replies/ }).getByText(text)).toHaveCount(1);
}

async function write(page: Page, text: string): Promise<void> {
  await openDiscussion(page);
  await openForm(page);
  await fillForm(page, text);
}

test("whoever clicks again, or twice, has one reply", async ({ page }) => {
  for (const seed of seeds.slice(0, 2)) {
    const text = words();
    await write(page, text);
    await site.disturb(String(seed));
    const taken = await isTaken(page, text, () => button(page).dblclick());
    if (!taken) await insist(page, text);
    await expectStoredOnce(page, text);
  }
});

test("whoever loads the page anew after a failure finds the text, and has one reply", async ({
  page,
}) => {
  for (const faults of ["gone", String(seeds[2])]) {
    const text = words();
    await write(page, text);
    await site.disturb(faults);
    if (await isTaken(page, text, () => press(page))) continue;
    await openDiscussion(page);
    await summary(page).click();
    await expect(content(page)).toHaveValue(text);
    await site.disturb(String(seeds[3]));
    await insist(page, text);
    await expectStoredOnce(page, text);
  }
});

test("whoever sends the same from two tabs has one reply", async ({ page, context }) => {
  const text = words();
  await write(page, text);
  await expect(page.getByText("Your draft is saved on this device")).toBeVisible();
  const other = await context.newPage();
  await openDiscussion(other);
  await summary(other).click();
  await expect(content(other)).toHaveValue(text);
  await site.disturb(String(seeds[4]));
  await insist(page, text);
  await insist(other, text);
  await expectStoredOnce(page, text);
});

test("a database that wakes is waited for; one that never answers is told of, and the text stays", async ({
  page,
}) => {
  const text = words();
  await write(page, text);
  await site.disturb("silent");
  expect(await isTaken(page, text, () => press(page))).toBe(false);
  await expect(
    page.getByText("The site cannot reach its data right now. Please try again."),
  ).toBeVisible();
  await site.disturb("waking");
  expect(await isTaken(page, text, () => press(page))).toBe(true);
  await expectStoredOnce(page, text);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  async function writePlainly(page: Page, text: string): Promise<void> {
    await openDiscussion(page);
    await summary(page).click();
    await fillForm(page, text);
  }

  test("whoever reloads the answer, or presses again, has one reply", async ({ page }) => {
    for (const seed of seeds.slice(5, 6)) {
      const text = words();
      await writePlainly(page, text);
      await site.disturb(String(seed));
      const taken =
        (await isTaken(page, text, () => press(page))) ||
        (await isTaken(page, text, () => page.reload()));
      if (!taken) await insist(page, text);
      await expectStoredOnce(page, text);
    }
  });

  test("whoever goes back and sends the form again has one reply", async ({ page }) => {
    for (const seed of seeds.slice(6)) {
      const text = words();
      await writePlainly(page, text);
      await insist(page, text);
      await page.goBack();
      await summary(page).click();
      await fillForm(page, text);
      await expect(author(page)).toHaveValue("Mara");
      await site.disturb(String(seed));
      await insist(page, text);
      await expectStoredOnce(page, text);
    }
  });
});
