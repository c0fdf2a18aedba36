import type { Page } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DiscussionList } from "../../../src/features/forum/DiscussionList.tsx";
import { mockOtherHosts } from "../other-hosts.ts";
import { expect } from "../test.ts";
import { type State, toast } from "./state.ts";

async function refuse(page: Page, opens: string, posts: string) {
  await page.locator("summary", { hasText: opens }).click();
  await expect(page.getByLabel("Your Name")).toBeVisible();
  await page.getByRole("button", { name: posts }).click();
  await expect(page.getByText("Please check these fields.")).toBeVisible();
}

const forms: State[] = [
  {
    name: "discussion form with errors",
    part: "main",
    open: async (page) => {
      await page.goto("/discussions");
      await page.locator("summary", { hasText: "Start a Discussion" }).click();
      await expect(page.getByLabel("Title")).toBeFocused();
      await page.getByRole("button", { name: "Post Discussion" }).click();
      await expect(page.getByText("Please check these fields.")).toBeVisible();
    },
  },
  {
    name: "comment form with errors, and its toast",
    part: "dialog",
    focus: toast,
    isBrief: true,
    open: async (page) => {
      await page.goto("/social-videos?video=5");
      await refuse(page, "Add Comment", "Post Comment");
      await expect(page.getByText("Missing information", { exact: true })).toBeVisible();
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
      await page.getByLabel("Your Name").fill("Mara");
      await page.getByLabel("Email (Private)").fill("mara@example.org");
      await page.getByLabel("Your Comment").fill(" ");
      await page.getByRole("button", { name: "Post Comment" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
];

/** Opens the board with an empty category, which the sample content does not have. */
async function openEmptyCategory(page: Page) {
  const list = { category: "weekly-discussions", discussions: [], isLater: false } as const;
  await page.route("**/discussions?**", async (route) => {
    const response = await route.fetch();
    const empty = renderToStaticMarkup(createElement(DiscussionList, { ...list, next: undefined }));
    const body = (await response.text()).replace(/<section id="list".*?<\/section>/s, empty);
    return route.fulfill({ response, body });
  });
  await page.goto("/discussions?category=weekly-discussions");
  await expect(page.getByText("No discussions yet")).toBeVisible();
}

const lists: State[] = [
  { name: "a category without discussions", part: "main", open: openEmptyCategory },
  {
    name: "board, after its last page",
    part: "main",
    open: (page) => page.goto("/discussions?after=1"),
  },
  {
    name: "a post with its comments",
    part: "main",
    open: async (page) => {
      await page.goto("/blog/1");
      await page.getByRole("heading", { name: /^Comments/ }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("heading", { name: /^Comments \(\d/ })).toBeVisible();
    },
  },
];

const support: State[] = [
  {
    name: "shop loading",
    part: "main",
    open: async (page) => {
      await page.route("https://app.ecwid.com/**", () => undefined);
      await page.goto("/store", { waitUntil: "domcontentloaded" });
      await expect(page.getByText("Loading the shop…")).toBeVisible();
    },
  },
  {
    name: "shop unavailable",
    part: "main",
    allowedError: /net::ERR_/,
    open: async (page) => {
      await page.route("https://app.ecwid.com/**", (route) => route.abort());
      await page.goto("/store");
      await expect(page.getByText("The shop cannot be shown here.")).toBeVisible();
    },
  },
  {
    name: "every way to donate",
    part: "main",
    open: async (page) => {
      await mockOtherHosts(page.context());
      await page.goto("/support");
    },
  },
];

/** States that exist only when every feature is launched, in groups that share a browser page. */
export const launchedStates: Record<string, State[]> = { forms, lists, support };
