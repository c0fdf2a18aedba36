import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

export const card = (page: Page, title: string) =>
  page.getByRole("main").getByRole("heading").getByRole("link", { name: title });

/**
 * Opens a page of cards, and waits until they open the detail view. Before that, they link to the pages of their items.
 */
export async function openGallery(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page.getByRole("main").getByRole("heading", { level: 3 }).first());
}

/** The detail view. With a name, only the view with this title. */
export const detail = (page: Page, name?: string) =>
  page.getByRole("dialog", name ? { name, exact: true } : {});

export const closeButton = (page: Page) => detail(page).getByRole("button", { name: "Close" });

const videos = "https://video.example.org/**";

export const mockVideos = (page: Page) =>
  page
    .context()
    .route(videos, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><p>The video plays.</p>" }),
    );

export const blockVideos = (page: Page) => page.context().route(videos, (route) => route.abort());

export function collectOtherHosts(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") requested.push(request.url());
  });
  return requested;
}
