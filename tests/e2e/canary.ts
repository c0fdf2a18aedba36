import { expect, type Page } from "@playwright/test";

/**
 * A text that is harmless as text, and calls `canary()` wherever it becomes markup: as an element, out of
 * an attribute, a title, a form field or a script.
 * @param word by which it is found
 */
export const evil = (word: string): string =>
  `${word}</title></textarea></script>"'><img src=x onerror=canary()>`;

/** Lets nothing but escaping stand between a text and the canary. @returns every time that it was called */
export async function watch(page: Page): Promise<string[]> {
  const called: string[] = [];
  await page.exposeFunction("canary", () => called.push(page.url()));
  page.on("dialog", (dialog) => {
    called.push(dialog.message());
    void dialog.dismiss();
  });
  // It has to be able to sing, or its silence would say nothing.
  await page.setContent(evil("First"));
  await expect.poll(() => called.length).toBeGreaterThan(0);
  called.length = 0;
  return called;
}

/** Asserts that a page shows the text as it is, and that no element came of it. */
export async function expectText(page: Page, word: string): Promise<void> {
  await expect(page.getByText(evil(word)).first()).toBeVisible();
  await expectNoElement(page);
}

export async function expectNoElement(page: Page): Promise<void> {
  await expect(page.locator("img[src=x], [onerror]")).toHaveCount(0);
}
