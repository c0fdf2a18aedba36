import type { Page } from "@playwright/test";
import { index } from "../glossary-page.ts";
import { mockOtherHosts } from "../other-hosts.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

export const menus: State[] = [
  {
    name: "menu open, with all its groups",
    only: "phone",
    focus: "header",
    open: async (page) => {
      await page.goto("/glossary");
      await page.getByRole("button", { name: "Open navigation menu" }).click();
      for (const group of await menu(page).locator("summary").all()) await group.click();
    },
  },
  {
    // The other groups have fewer kinds of links.
    name: "menu, group Community open",
    // The menu covers the top of the page.
    part: "header",
    only: "desktop",
    focus: "header details[open]",
    open: async (page) => {
      await page.goto("/glossary");
      await page.getByRole("banner").locator("summary", { hasText: "Community" }).click();
    },
  },
];

export const lists: State[] = [
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

export const support: State[] = [
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
      await expect(page.getByRole("link", { name: "Open the shop on its own site" })).toBeVisible();
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

const search = (name: string, query: string, status: RegExp): State => ({
  name,
  part: "main",
  open: async (page) => {
    await page.goto("/search");
    await page.getByRole("searchbox").fill(query);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(status);
  },
});

export const searches: State[] = [
  search("site search with results", "itch", /^\d+ results/),
  search("site search without results", "ivermektonn", /^No results/),
  search("site search of someone who may be in danger", "I want to die", /help lines/),
  {
    name: "all terms from A to Z",
    part: "details[open]",
    open: async (page) => {
      await page.goto("/glossary");
      await index(page).locator("summary").click();
    },
  },
];

export const otherStates: State[] = [
  {
    name: "sign-in of moderators",
    part: "main",
    // The page first requests the session.
    allowedError: /401/,
    open: async (page) => {
      await page.goto("/desk");
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    },
  },
  {
    name: "tooltip showing",
    isBrief: true,
    open: async (page) => {
      await page.goto("/about");
      const term = page.getByRole("main").getByRole("link", { name: "formication", exact: true });
      // Scrolling closes a tooltip, so the page scrolls before the term gets the focus.
      await term.scrollIntoViewIfNeeded();
      await term.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("tooltip")).toBeVisible();
    },
  },
  {
    name: "transcript of an interview expanded, interview playing from a topic",
    part: "main",
    open: async (page) => {
      await mockOtherHosts(page.context());
      await page.goto("/podcasts/1");
      await page.getByText("Transcript").click();
      for (const [topic, start] of [
        [/^0:00/, 0],
        [/^18:35/, 1115],
      ] as const) {
        await page.getByRole("link", { name: topic }).click();
        await expect(page.locator("iframe")).toHaveAttribute(
          "src",
          `https://www.youtube-nocookie.com/embed/aB3dE6gH9kL?autoplay=1&start=${start}`,
        );
      }
    },
  },
  {
    name: "topics of the interviews expanded",
    part: "main",
    open: async (page) => {
      await page.goto("/podcasts");
      for (const topics of await page.getByRole("main").locator("summary").all())
        await topics.click();
    },
  },
];
