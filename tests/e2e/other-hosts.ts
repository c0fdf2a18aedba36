import type { BrowserContext, Page } from "@playwright/test";
import { allHydrated } from "./hydrated.ts";

const isOtherHost = (address: string | URL) => {
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith("http") && hostname !== "localhost";
};

export async function mockOtherHosts(context: BrowserContext): Promise<string[]> {
  const requested: string[] = [];
  await context.route(isOtherHost, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" });
  });
  return requested;
}

/** Scrolls to the end of the page, and waits until its pictures have loaded or failed and React runs. */
export async function scrollToEnd(page: Page): Promise<void> {
  for (const heading of await page.getByRole("heading", { level: 2 }).all())
    await heading.scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await allHydrated(page);
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => image.complete || !image.checkVisibility()),
  );
}
