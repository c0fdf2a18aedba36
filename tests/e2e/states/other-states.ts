import { mockOtherHosts } from "../other-hosts.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

export const otherStates: State[] = [
  {
    name: "sign-in of moderators",
    part: "main",
    // The page first requests the session.
    allowedError: /401/,
    open: async (page) => {
      await page.goto("/desk");
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    },
  },
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
    name: "transcript of an interview expanded, interview playing from a topic",
    part: "main",
    open: async (page) => {
      await mockOtherHosts(page.context());
      await page.goto("/podcasts/1");
      await page.getByText("Transcript").click();
      for (const [topic, start] of [
        [/^0:00/, 0],
        [/^18:35/, 1115],
      ] as const) {
        await page.getByRole("link", { name: topic }).click();
        await expect(page.locator("iframe")).toHaveAttribute(
          "src",
          `https://www.youtube-nocookie.com/embed/aB3dE6gH9kL?autoplay=1&start=${start}`,
        );
      }
    },
  },
  {
    name: "topics of the interviews expanded",
    part: "main",
    open: async (page) => {
      await page.goto("/podcasts");
      for (const topics of await page.getByRole("main").locator("summary").all())
        await topics.click();
    },
  },
];
