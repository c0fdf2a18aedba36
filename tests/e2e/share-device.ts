import type { Page } from "@playwright/test";

interface DeviceCalls {
  shared: ShareData[];
  copied: string[];
}

/** Opens a page on a device with mocked sharing and copying, whose calls are recorded. @returns the alerts of the page */
export async function openOnDevice(
  page: Page,
  path: string,
  share: "works" | "fails" | "refuses" | "missing",
  copy: "works" | "fails" | "refuses",
): Promise<string[]> {
  await page.addInitScript(
    ([share, copy]) => {
      const calls: DeviceCalls = { shared: [], copied: [] };
      const record = (list: unknown[], outcome: string) => async (given: unknown) => {
        list.push(given);
        if (outcome === "fails") throw new DOMException("no", "AbortError");
        if (outcome === "refuses") throw new DOMException("no", "NotAllowedError");
      };
      const mocks = {
        share: share === "missing" ? undefined : record(calls.shared, share),
        clipboard: { writeText: record(calls.copied, copy) },
      };
      for (const [name, value] of Object.entries(mocks))
        Object.defineProperty(navigator, name, { configurable: true, value });
      Object.assign(window, { calls });
    },
    [share, copy] as const,
  );
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
