import { detail, mockVideos } from "../media-page.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

const comment = (id: number) => ({
  id,
  author: `Reader ${id}`,
  content: "I saw this too.\n\nThank you.",
  createdAt: "2026-11-20T09:30:00.000Z",
});

/** The detail view, with a mocked response for its comments. */
const view = (name: string, address: string, response: "some" | "failed" | "late"): State => ({
  name: `detail view, ${name}`,
  part: "dialog",
  ...(response === "failed" && { allowedError: /503/ }),
  open: async (page) => {
    await page.route(/\/api\/comments\?/, async (route) => {
      if (response === "failed") return route.fulfill({ status: 503 });
      if (response === "late") return;
      return route.fulfill({ json: [comment(1), comment(2)] });
    });
    await page.goto(address);
    // Before their code has run, there is a heading but no status.
    const news = { some: /^Comments: 2/, failed: /could not be loaded/, late: /^Loading comments/ };
    const role = response === "failed" ? "alert" : "status";
    await expect(detail(page).getByRole(role).filter({ hasText: news[response] })).toBeVisible();
  },
});

export const views: State[] = [
  view("a video that can play", "/media?video=1", "some"),
  view("a video that plays elsewhere, comments failed", "/social-videos?video=6", "failed"),
  view("a photograph, comments loading", "/media?video=101", "late"),
  {
    name: "detail view, video playing",
    part: "dialog",
    open: async (page) => {
      await mockVideos(page);
      await page.goto("/media?video=1");
      await detail(page).getByRole("button", { name: "Play" }).click();
      await expect(page.locator("dialog iframe")).toBeVisible();
    },
  },
  {
    name: "no such video",
    part: "main",
    open: async (page) => {
      await page.goto("/media?video=999");
      await expect(page.getByText("Video not found.")).toBeVisible();
    },
  },
];
