import type { Page } from "@playwright/test";

/** What the card of a video or photograph leads to. */
export const card = (page: Page, title: string) =>
  page.getByRole("main").getByRole("link", { name: title });

/** The detail view; with a title, only while it shows that. */
export const detail = (page: Page, name?: string) =>
  page.getByRole("dialog", name ? { name, exact: true } : {});

export const closeButton = (page: Page) => detail(page).getByRole("button", { name: "Close" });

const videos = "https://video.example.org/**";

/** Lets the host of the videos answer, without asking it. */
export const answerVideos = (page: Page) =>
  page
    .context()
    .route(videos, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><p>The video plays.</p>" }),
    );

/** Lets the host of the videos be out of reach. */
export const loseVideos = (page: Page) => page.context().route(videos, (route) => route.abort());

/** What the page has asked of other hosts since then. */
export function askedElsewhere(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") asked.push(request.url());
  });
  return asked;
}
