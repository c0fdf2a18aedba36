import { answerVideos } from "../media-page.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

/** The theme that the device, which is light on a phone and dark on a desk, does not have. */
const chosen = (theme: string, only: "phone" | "desk"): State => ({
  name: `${theme}, where the device is not`,
  only,
  open: async (page) => {
    await page.goto("/contact");
    await page.getByRole("radio", { name: theme }).check();
  },
});

/** What single pages can come to look like. */
export const others: State[] = [
  {
    name: "tooltip showing",
    isBrief: true,
    open: async (page) => {
      await page.goto("/about");
      const term = page.getByRole("main").getByRole("link", { name: "formication", exact: true });
      // Scrolling closes a tooltip, so the page scrolls before the term gets the focus.
      await term.scrollIntoViewIfNeeded();
      await term.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("tooltip")).toBeVisible();
    },
  },
  {
    name: "topics of the interviews unfolded",
    part: "main",
    open: async (page) => {
      await page.goto("/podcasts");
      for (const topics of await page.getByRole("main").locator("summary").all())
        await topics.click();
    },
  },
  {
    name: "walkthrough playing",
    part: "main",
    open: async (page) => {
      await answerVideos(page);
      await page.goto("/");
      await page.getByRole("link", { name: "Play: A tour of this site" }).click();
      await expect(page.locator("iframe")).toBeVisible();
    },
  },
  {
    name: "board before the launch, asked for a category",
    part: "main",
    open: (page) => page.goto("/discussions?category=weekly-discussions"),
  },
  chosen("Dark", "phone"),
  chosen("Light", "desk"),
];
