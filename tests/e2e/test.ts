import { test as base, expect } from "@playwright/test";

interface Fixtures {
  /** What the browser complained of: errors of scripts, of the network and of the page's policy. */
  complaints: string[];
}

/** Every test of a page also fails where the browser complains. */
export const test = base.extend<Fixtures>({
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's pattern
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, complaints }, use) => {
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await use(page);
  },
});

export { expect };

/** The two widths at which everything must work. */
export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 860 };
