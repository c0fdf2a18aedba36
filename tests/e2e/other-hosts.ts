import type { BrowserContext, Page } from "@playwright/test";

const isElsewhere = (address: string | URL) => {
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith("http") && hostname !== "localhost";
};

/** Answers for every other host in its place, and lists what was asked of them. */
export async function elsewhere(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(isElsewhere, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" });
  });
  return asked;
}

/** Scrolls down to the end, as a visitor does who reads all of it, so that lazy pictures load. */
export async function readThrough(page: Page): Promise<void> {
  for (const heading of await page.getByRole("heading", { level: 2 }).all())
    await heading.scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
}
