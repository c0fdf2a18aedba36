import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Presses Tab until an element has the focus. @throws Error if it is not reached */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await goal.evaluate((one) => one === document.activeElement)) {
      await expect(goal).toBeInViewport();
      return;
    }
  }
  throw new Error("Tab did not reach the element");
}

export async function enter(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press("Enter");
}

export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
