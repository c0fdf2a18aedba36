import { expect } from "../test.ts";
import type { State } from "./state.ts";

/** States of a post before the launch of the blog. */
export const posts: State[] = [
  {
    name: "a post",
    part: "main",
    open: async (page) => {
      await page.goto("/blog#2");
      await expect(page.getByRole("heading", { name: "Comments (0)" })).toBeVisible();
    },
  },
  {
    name: "a post that could not be loaded",
    part: "main",
    allowedError: /503/,
    open: async (page) => {
      await page.route("**/api/blog/1", (route) => route.fulfill({ status: 503 }));
      await page.goto("/blog#1");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "no such post",
    part: "main",
    allowedError: /404/,
    open: async (page) => {
      await page.goto("/blog#99");
      await expect(page.getByRole("heading", { name: "Post not found" })).toBeVisible();
    },
  },
];
