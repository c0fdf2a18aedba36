import { field, index } from "../glossary-page.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

/** Types into the search of the glossary. */
const search = (name: string, query: string, outcome: RegExp): State => ({
  name,
  part: "main",
  open: async (page) => {
    await page.goto("/glossary");
    await field(page).fill(query);
    await expect(page.getByRole("search").getByRole("status")).toHaveText(outcome);
  },
});

/** The ways to a term. */
export const searches: State[] = [
  search("results of the search", "itch", /12 terms/),
  search("no results of the search", "xyzzyx", /No term/),
  {
    name: "all terms from A to Z",
    part: "details[open]",
    open: async (page) => {
      await page.goto("/glossary");
      await index(page).locator("summary").click();
    },
  },
];
