import { expect } from "../test.ts";
import type { State } from "./state.ts";

/** States of a post before the launch of the blog. */
export const posts: State[] = [
  {
    name: "a post",
    part: "main",
    open: async (page) => {
      await page.goto("/blog/2");
      await page.getByRole("heading", { name: /^Comments/ }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("heading", { name: "Comments (0)" })).toBeVisible();
    },
  },
];
