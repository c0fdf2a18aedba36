import { answerVideos, detail } from "../media-page.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

const comment = (id: number) => ({
  ...{ id, author: `Reader ${id}`, content: "I saw this too.\n\nThank you." },
  createdAt: "2026-11-20T09:30:00.000Z",
});

/** A detail view, for whose comments the API is asked and answers like this. */
const view = (
  what: string,
  address: string,
  answer: "empty" | "some" | "failed" | "late",
): State => ({
  name: `detail view, ${what}`,
  part: "dialog",
  ...(answer === "failed" && { complaint: /503/ }),
  open: async (page) => {
    await page.route("**/api/comments?**", async (route) => {
      if (answer === "failed") return route.fulfill({ status: 503 });
      if (answer === "late") return;
      return route.fulfill({ json: answer === "some" ? [comment(1), comment(2)] : [] });
    });
    await page.goto(address);
    const heading = { empty: "(0)", some: "(2)", failed: "", late: "(…)" }[answer];
    await expect(
      detail(page).getByRole("heading", { name: `Comments ${heading}`.trim() }),
    ).toBeVisible();
    if (answer === "failed") await expect(detail(page).getByRole("alert")).toBeVisible();
  },
});

/** The detail view, with what its comments can come to look like. */
export const views: State[] = [
  view("a video that can play", "/media?video=1", "some"),
  view("a photograph without comments", "/media?video=101", "empty"),
  view("a video that plays elsewhere, comments failed", "/social-videos?video=6", "failed"),
  view("comments loading", "/social-videos?video=4", "late"),
  {
    name: "detail view, the video plays",
    part: "dialog",
    open: async (page) => {
      await answerVideos(page);
      await page.goto("/media?video=1");
      await detail(page).getByRole("button", { name: "Play" }).click();
      await expect(page.locator("dialog iframe")).toBeVisible();
    },
  },
  {
    name: "no such video",
    open: async (page) => {
      await page.goto("/media?video=999");
      await expect(page.getByText("Video not found.")).toBeVisible();
    },
  },
];
