import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const summary = (page: Page) => page.locator("summary", { hasText: /^Reply$/ });
export const author = (page: Page) => page.getByLabel("Your name");
export const email = (page: Page) => page.getByLabel("Email (Private)");
export const content = (page: Page) => page.getByLabel("Your reply");
export const notify = (page: Page) =>
  page.getByRole("checkbox", { name: "Email me when someone replies" });

/** Opens the form and waits until it is hydrated, which focuses the first field. */
export async function openForm(page: Page) {
  await summary(page).click();
  await expect(content(page)).toBeFocused();
}

export async function fillForm(page: Page, text: string) {
  await author(page).fill("Mara");
  await email(page).fill("mara@example.org");
  await content(page).fill(text);
}
