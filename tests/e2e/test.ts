import { type BrowserContext, test as base, expect } from "@playwright/test";

interface Fixtures {
  /** Script errors, console errors and violations of the content security policy. A test fails if any are left. */
  consoleErrors: string[];
  /** Allows errors that contain this text during the whole test, except policy violations. */
  allowErrors: (part: string | RegExp) => void;
  allowedErrors: (string | RegExp)[];
}

export const violationPrefix = "The policy stopped";

/** How many times slower pages run: `CPU_SLOWDOWN=6 npm run test:e2e` finds tests that assume a fast machine. */
const slowdown = Number(process.env["CPU_SLOWDOWN"] ?? 1);

export const test = base.extend<Fixtures, { builtSite: undefined }>({
  // The site may still be being built.
  builtSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's pattern
    async ({}, use, { project }) => {
      const status = () =>
        fetch(project.use.baseURL ?? "").then((response) => response.status, String);
      await expect.poll(status, { timeout: 300_000 }).toBe(200);
      await use(undefined);
    },
    { auto: true, scope: "worker", timeout: 300_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's pattern
  allowedErrors: async ({}, use) => use([]),
  consoleErrors: [
    async ({ allowedErrors }, use) => {
      const consoleErrors: string[] = [];
      await use(consoleErrors);
      // Only now, because a page can report errors until it is closed.
      const kept = consoleErrors.filter(
        (text) =>
          text.startsWith(violationPrefix) || !allowedErrors.some((part) => text.search(part) >= 0),
      );
      expect(kept).toEqual([]);
    },
    { auto: true },
  ],
  allowErrors: async ({ allowedErrors }, use) => use((part) => void allowedErrors.push(part)),
  context: async ({ context, consoleErrors }, use) => {
    await reportPolicyViolations(context, consoleErrors);
    await use(context);
  },
  page: async ({ page, context, consoleErrors }, use) => {
    if (slowdown > 1) {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    }
    page.on("pageerror", ({ message }) => {
      // An interrupted view transition is harmless: the next page is shown without it.
      if (!/^Transition was (aborted|skipped)/.test(message)) consoleErrors.push(message);
    });
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().startsWith(violationPrefix))
        consoleErrors.push(message.text());
    });
    await use(page);
  },
});

async function reportPolicyViolations(
  context: BrowserContext,
  consoleErrors: string[],
): Promise<void> {
  context.on("console", (message) => {
    if (message.text().startsWith(violationPrefix)) consoleErrors.push(message.text());
  });
  await context.addInitScript((violationPrefix) => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      console.error(
        `${violationPrefix}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
      );
    });
  }, violationPrefix);
}

export { expect };

/** Waits until the errors are exactly these, because the browser may report them late, and then clears them. */
export async function expectConsoleErrors(
  consoleErrors: string[],
  ...parts: string[]
): Promise<void> {
  const expected = parts.map((part) => expect.stringContaining(part));
  await expect.poll(() => consoleErrors).toEqual(expected);
  consoleErrors.length = 0;
}

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 860 };
