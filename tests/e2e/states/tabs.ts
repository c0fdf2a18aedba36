import { categories } from "../glossary-page.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

const panel = "[role=tabpanel]:not([hidden])";

/** Every tab of the three pages that have some. */
export const tabs: State[] = Object.entries({
  "/glossary": categories.map(([id]) => id),
  "/treating-parasites": ["holistic", "fasting", "supplements", "medications", "frequencies"],
  "/social-videos": [
    ...["uncovering", "background", "silencing", "spiritual", "healing-music", "playlists"],
  ],
}).flatMap(([path, ids]) =>
  ids.map((id) => ({
    name: `tab ${path}#${id}`,
    part: panel,
    open: async (page) => {
      await page.goto(`${path}#${id}`);
      await expect(page.locator(`#${id}${panel}`)).toBeVisible();
    },
  })),
);
