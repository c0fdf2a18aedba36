import { expect, type Page } from "@playwright/test";

/**
 * Returns text that calls `canary()` if a page inserts it unescaped into an element, attribute, title, form field or
 * script.
 * @param word text to find it by
 */
export const hostileText = (word: string): string =>
  `${word}</title></textarea></script>"'><img src=x onerror=canary()>`;

export async function watchCanary(page: Page): Promise<string[]> {
  const called: string[] = [];
  await page.exposeFunction("canary", () => called.push(page.url()));
  page.on("dialog", (dialog) => {
    called.push(dialog.message());
    void dialog.dismiss();
  });
  await page.setContent(hostileText("First"));
  await expect.poll(() => called.length).toBeGreaterThan(0);
  called.length = 0;
  return called;
}

export async function expectText(page: Page, word: string): Promise<void> {
  await expect(page.getByText(hostileText(word)).filter({ visible: true }).first()).toBeVisible();
  await expectNoElement(page);
}

export async function expectNoElement(page: Page): Promise<void> {
  await expect(page.locator("img[src=x], [onerror]")).toHaveCount(0);
}
