import type { Page } from "@playwright/test";
import { detail, mockVideos } from "../media-page.ts";
import { content, email, fillForm, openForm } from "../reply-form.ts";
import { expect } from "../test.ts";
import { newWord } from "../unique-word.ts";
import { type State, toast } from "./state.ts";

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

async function reply(page: Page, text?: string) {
  await page.goto("/discussions/3");
  await openForm(page);
  if (text) await fillForm(page, text);
  await page.getByRole("button", { name: "Post Reply" }).click();
}

export const replies: State[] = [
  {
    name: "reply form with errors",
    part: "main",
    open: async (page) => {
      await reply(page);
      await email(page).fill("mara@");
      await expect(page.getByText("Please check these fields.")).toBeVisible();
    },
  },
  {
    name: "reply form with a draft and its preview",
    part: "main",
    open: async (page) => {
      await page.goto("/discussions/3");
      await openForm(page);
      await content(page).fill("A long story:\n- one [link](https://example.org)\n- two");
      await page.locator("summary", { hasText: "Preview" }).click();
      await expect(page.getByRole("button", { name: "Clear" })).toBeVisible();
    },
  },
  {
    name: "toast: a reply is posted",
    part: `main, ${toast}`,
    focus: toast,
    isBrief: true,
    open: async (page) => {
      await reply(page, newWord());
      await expect(page.getByText("Reply Posted", { exact: true })).toBeVisible();
    },
  },
  {
    name: "a reply could not be posted",
    part: "main",
    allowedError: /500/,
    open: async (page) => {
      await page.route("**/replies", (route) => route.fulfill({ status: 500, body: "{}" }));
      await reply(page, newWord());
      await expect(page.getByRole("alert")).toContainText("Failed to post reply.");
    },
  },
  {
    name: "replies are fetched again",
    part: "main",
    isBrief: true,
    open: async (page) => {
      await page.route("**/replies?own=*", () => undefined);
      await reply(page, newWord());
      // The toast covers the content below it.
      await expect(page.getByText("Reply Posted", { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("[aria-hidden=true] > .skeleton")).toHaveCount(2);
    },
  },
  {
    name: "replies could not be fetched again",
    part: "main",
    allowedError: /500/,
    open: async (page) => {
      await page.route("**/replies?own=*", (route) => route.fulfill({ status: 500 }));
      await reply(page, newWord());
      // The toast covers the content below it.
      await expect(page.getByText("Reply Posted", { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alert").getByText("Failed to fetch replies")).toBeVisible();
    },
  },
];

async function refuse(page: Page, opens: string, posts: string) {
  await page.locator("summary", { hasText: opens }).click();
  await expect(page.getByLabel("Your name")).toBeVisible();
  await page.getByRole("button", { name: posts }).click();
  await expect(page.getByText("Please check these fields.")).toBeVisible();
}

export const forms: State[] = [
  {
    name: "discussion form with errors",
    part: "main",
    open: async (page) => {
      await page.goto("/discussions?category=weekly-discussions");
      await page.locator("summary", { hasText: "Start a discussion" }).click();
      await expect(page.getByLabel("Title")).toBeFocused();
      await expect(page.getByLabel("Category")).toHaveValue("weekly-discussions");
      await page.getByRole("button", { name: "Post discussion" }).click();
      await expect(page.getByText("Please check these fields.")).toBeVisible();
    },
  },
  {
    name: "comment form with errors",
    part: "dialog",
    open: async (page) => {
      await page.goto("/social-videos?video=5");
      await refuse(page, "Add Comment", "Post comment");
    },
  },
  {
    name: "page of comments with a refused form",
    part: "main",
    allowedError: /400/,
    open: async (page) => {
      await page.route("**/_astro/*.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "" }),
      );
      await page.goto("/comments/blog/1");
      await page.locator("summary", { hasText: "Add Comment" }).click();
      await page.getByLabel("Your name").fill("Mara");
      await page.getByLabel("Email (Private)").fill("mara@example.org");
      await page.getByLabel("Your comment").fill(" ");
      await page.getByRole("button", { name: "Post comment" }).click();
      await expect(page.getByRole("region", { name: "1 error." })).toBeVisible();
    },
  },
];
