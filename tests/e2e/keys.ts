import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Goes on with Tab alone, as who has no pointer does, until it is there. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await goal.evaluate((one) => one === document.activeElement)) {
      await expect(goal).toBeInViewport();
      return;
    }
  }
  throw new Error("Tab does not lead there");
}

/** Goes on to it and presses Enter. */
export async function enter(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press("Enter");
}

/** Goes on to a field and writes. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
