import type { Page } from "@playwright/test";
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
