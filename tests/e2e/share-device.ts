import type { Page } from "@playwright/test";

interface Shared {
  shared: ShareData[];
  copied: string[];
}

/** Opens a page on a device that shares and copies in its own way, and remembers what it was given. */
export async function openOnDevice(
  page: Page,
  path: string,
  share: "works" | "fails" | "missing",
  copy: "works" | "fails",
): Promise<string[]> {
  await page.addInitScript(
    ([share, copy]) => {
      const heard: Shared = { shared: [], copied: [] };
      const hear = (list: unknown[], outcome: string) => async (given: unknown) => {
        list.push(given);
        if (outcome === "fails") throw new DOMException("no", "AbortError");
      };
      const own = {
        share: share === "missing" ? undefined : hear(heard.shared, share),
        clipboard: { writeText: hear(heard.copied, copy) },
      };
      for (const [name, value] of Object.entries(own))
        Object.defineProperty(navigator, name, { configurable: true, value });
      Object.assign(window, { heard });
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

/** What the device was given. */
export const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: Shared }).heard);
