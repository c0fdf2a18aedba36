import { index } from "../glossary-page.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

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
