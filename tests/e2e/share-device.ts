import type { Page } from "@playwright/test";

interface DeviceCalls {
  shared: ShareData[];
  copied: string[];
}

/** Opens a page on a device that records what is shared and copied. @returns the alerts of the page */
export async function openOnDevice(page: Page, path: string, canShare: boolean): Promise<string[]> {
  await page.addInitScript((canShare) => {
    const calls: DeviceCalls = { shared: [], copied: [] };
    const record = (list: unknown[]) => async (given: unknown) => void list.push(given);
    const mocks = {
      share: canShare ? record(calls.shared) : undefined,
      clipboard: { writeText: record(calls.copied) },
    };
    for (const [name, value] of Object.entries(mocks))
      Object.defineProperty(navigator, name, { configurable: true, value });
    Object.assign(window, { calls });
  }, canShare);
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await page.goto(path);
  return alerts;
}

/** Returns the recorded calls. */
export const deviceCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { calls: DeviceCalls }).calls);
