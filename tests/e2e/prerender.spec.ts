import type { Page } from "@playwright/test";
import { desktop, expect, test } from "./test.ts";

test.use({ viewport: desktop });

/** Returns the `Sec-Purpose` header of the request that hovering over a link causes. */
async function purposeOf(page: Page, name: string): Promise<string | undefined> {
  const link = page.getByRole("contentinfo").getByRole("link", { name }).first();
  const path = await link.getAttribute("href");
  const ahead = page
    .context()
    .waitForEvent("request", (request) => request.url().endsWith(`${path}`));
  await link.hover();
  return (await ahead).headers()["sec-purpose"];
}

// Playwright disables prerendering, so the browser only prefetches these pages.
test("prerenders pages on hover, but only prefetches pages with third-party content", async ({
  page,
}) => {
  const rules = page.waitForResponse("**/speculation-rules.json");
  await page.goto("/privacy");
  expect((await rules).headers()["content-type"]).toBe("application/speculationrules+json");

  expect(await purposeOf(page, "About Me")).toContain("prerender");
  expect(await purposeOf(page, "Support")).toBe("prefetch");
});
