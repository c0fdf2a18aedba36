import { mockOtherHosts } from "../other-hosts.ts";
import { expect } from "../test.ts";
import type { State } from "./state.ts";

/** A chosen theme that differs from the device's, which is light on the phone and dark on the desktop. */
const chosenTheme = (theme: string, only: "phone" | "desktop"): State => ({
  name: `${theme} theme chosen against the device`,
  part: "main",
  only,
  open: async (page) => {
    await page.goto("/contact");
    await page.getByRole("radio", { name: theme }).check();
  },
});

/** States of single pages. */
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
      await page.getByRole("link", { name: /^18:35/ }).click();
      await expect(page.locator("iframe")).toBeVisible();
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
  chosenTheme("Dark", "phone"),
  chosenTheme("Light", "desktop"),
];
