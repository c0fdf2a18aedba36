import { expect } from "../test.ts";
import type { State } from "./state.ts";

const panel = "[role=tabpanel]:not([hidden])";

/** One tab for each kind of panel. The other tabs show the same components. */
export const tabs: State[] = Object.entries({
  "/glossary": ["parasites", "psychiatry"],
  "/treating-parasites": ["holistic", "fasting", "supplements", "medications", "frequencies"],
  "/social-videos": ["uncovering", "playlists"],
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
