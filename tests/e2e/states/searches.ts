import { field, index } from "../glossary-page.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

/** A state of the glossary search. */
const search = (name: string, query: string, outcome: RegExp): State => ({
  name,
  part: "main",
  open: async (page) => {
    await page.goto("/glossary");
    await field(page).fill(query);
    await expect(page.getByRole("search").getByRole("status")).toHaveText(outcome);
  },
});

/** A state of the site search. */
const siteSearch = (name: string, query: string, status: RegExp): State => ({
  name,
  part: "main",
  open: async (page) => {
    await page.goto("/search");
    await page.getByRole("searchbox", { name: "Search this site" }).fill(query);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(status);
  },
});

/** The searches, and the list from A to Z. */
export const searches: State[] = [
  siteSearch("site search with results", "itch", /^\d+ results/),
  siteSearch("site search without results", "ivermektonn", /^No results/),
  siteSearch("site search of someone who may be in danger", "I want to die", /help lines/),
  search("search with results", "itch", /12 terms/),
  search("search without results", "xyzzyx", /No term/),
  {
    name: "all terms from A to Z",
    part: "details[open]",
    open: async (page) => {
      await page.goto("/glossary");
      await index(page).locator("summary").click();
    },
  },
];
