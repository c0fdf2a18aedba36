import { type BrowserContext, test as base, expect } from "@playwright/test";

interface Fixtures {
  /** What the browser complained of: errors of scripts, of the network and of the page's policy. */
  complaints: string[];
  /** Lets complaints that hold this pass, before and after, but for what a policy stopped. */
  forgive: (part: string | RegExp) => void;
}

/** How a complaint begins that tells of what a policy stopped. */
const stopped = "The policy stopped";

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
  forgive: async ({ complaints }, use) => {
    const parts: (string | RegExp)[] = [];
    await use((part) => parts.push(part));
    const kept = complaints.filter(
      (text) => text.startsWith(stopped) || !parts.some((part) => text.search(part) >= 0),
    );
    complaints.splice(0, complaints.length, ...kept);
  },
  context: async ({ context, complaints }, use) => {
    await watchPolicy(context, complaints);
    await use(context);
  },
  page: async ({ page, complaints }, use) => {
    page.on("pageerror", ({ message }) => {
      // The browser says so where a page's passing over into the next is cut short: it just shows.
      if (!/^Transition was (aborted|skipped)/.test(message)) complaints.push(message);
    });
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().startsWith(stopped))
        complaints.push(message.text());
    });
    await use(page);
  },
});

/**
 * Whatever a policy stops in any page or frame is a complaint, also where the browser's own words would
 * change, or where a test forgives what the network says.
 */
async function watchPolicy(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on("console", (message) => {
    if (message.text().startsWith(stopped)) complaints.push(message.text());
  });
  await context.addInitScript((stopped) => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      console.error(`${stopped}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  }, stopped);
}

export { expect };

/** Waits until the browser complained of just this, and forgets it: it may tell later than it shows. */
export async function expectComplaint(complaints: string[], ...parts: string[]): Promise<void> {
  const expected = parts.map((part) => expect.stringContaining(part));
  await expect.poll(() => complaints).toEqual(expected);
  complaints.length = 0;
}

/** The two widths at which everything must work. */
export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 860 };
