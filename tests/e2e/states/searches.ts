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

/** The glossary search and the list from A to Z. */
export const searches: State[] = [
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
