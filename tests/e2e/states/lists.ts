import { mockOtherHosts } from "../other-hosts.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

export const lists: State[] = [
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
