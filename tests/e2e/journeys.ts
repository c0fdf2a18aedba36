import type { Page } from "@playwright/test";
import { tab, field as termField } from "./glossary-page.ts";
import { card, closeButton, detail } from "./media-page.ts";
import { expect } from "./test.ts";
import { newWord } from "./unique-word.ts";

interface Journey {
  name: string;
  path: string;
  run: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole("main");
const summary = (page: Page, name: string) =>
  main(page).locator("summary", { hasText: new RegExp(`^${name}$`) });

/**
 * Fills in a field in two steps, between which React may load. Clicks it first: a script that moves the focus away from
 * a changed field, as `pressSequentially` does, makes React render, and then the focus reaches a field that is gone.
 */
async function typeIn(page: Page, label: string, text: string) {
  const field = main(page).getByLabel(label);
  await field.click();
  await page.keyboard.type(text.slice(0, 3));
  await page.keyboard.insertText(text.slice(3));
  await expect(field).toHaveValue(text);
}

async function writePost(page: Page, opens: string, label: string, submit: string) {
  const text = `I write things down. ${newWord()}`;
  await summary(page, opens).click();
  await expect(main(page).getByLabel("Your name")).toBeVisible();
  if (opens === "Start a discussion") {
    await typeIn(page, "Title", `Sleep ${newWord()}`);
    await main(page).getByLabel("Category").selectOption("Medical Experiences");
  }
  await typeIn(page, label, text);
  await typeIn(page, "Your name", "Mara");
  await typeIn(page, "Email (Private)", "mara@example.org");
  await main(page).getByRole("button", { name: submit }).click();
  await expect(main(page).getByRole("region", { name: /^Save your private link/ })).toBeVisible();
  // Also after a form that was sent before React ran.
  const seen = main(page).getByRole("link", { name: /^See your/ });
  if (await seen.isVisible()) await seen.click();
  await expect(main(page).getByText(text)).toHaveCount(1);
}

/** A later journey on a page can also start where an earlier one ends. */
export const journeys: Journey[] = [
  {
    name: "replies to a discussion",
    path: "/discussions/1",
    run: (page) => writePost(page, "Reply", "Your reply", "Post Reply"),
  },
  {
    name: "comments on a video",
    path: "/media/5",
    run: (page) => writePost(page, "Add Comment", "Your comment", "Post comment"),
  },
  {
    name: "starts a discussion",
    path: "/discussions",
    run: (page) => writePost(page, "Start a discussion", "Your post", "Post discussion"),
  },
  {
    name: "searches the site",
    path: "/search",
    async run(page) {
      await page.getByRole("searchbox").pressSequentially("matchbox");
      await page.getByRole("searchbox").press("Enter");
      await expect(main(page).getByRole("link", { name: "Matchbox Sign" }).first()).toBeVisible();
      await expect(page.getByRole("searchbox")).toHaveValue("matchbox");
    },
  },
  {
    name: "changes tabs",
    path: "/glossary",
    async run(page) {
      await tab(page, "Clinical Terms").click();
      await expect(page.getByRole("tabpanel", { name: "Clinical Terms" })).toBeVisible();
      await expect(page.getByRole("tabpanel", { name: "Parasites and Hosts" })).toBeHidden();
      await expect(page).toHaveURL(/#clinical$/);
    },
  },
  {
    name: "searches the glossary",
    path: "/glossary",
    async run(page) {
      await termField(page).pressSequentially("formication");
      await expect(termField(page)).toHaveValue("formication");
      await expect(main(page).getByRole("status").first()).toContainText("formication");
      await expect(main(page).getByRole("link", { name: "Formication" }).first()).toBeVisible();
    },
  },
  {
    name: "opens a card of the gallery",
    path: "/media",
    async run(page) {
      await card(page, "One slide, two days").first().click();
      // Before React runs, the card is a link to the page of the video.
      await expect(page).toHaveURL(/\/media(\?video=|\/)\d+$/);
      if (page.url().includes("?")) {
        await expect(detail(page, "One slide, two days")).toBeVisible();
        await closeButton(page).click();
        await expect(page).toHaveURL(/\/media$/);
        await expect(card(page, "One slide, two days").first()).toBeFocused();
      } else
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("One slide, two days");
    },
  },
  {
    name: "plays a video",
    path: "/media/5",
    async run(page) {
      await page.getByRole("link", { name: "Play video: Who counts as an expert?" }).click();
      await expect(main(page).getByRole("group", { name: "Who counts" })).toBeFocused();
      // A form that was sent before React ran adds its comment to the address.
      await expect(page).toHaveURL(/\/media\/5(\?comment=|$)/);
    },
  },
  {
    name: "opens and closes the menu",
    path: "/contact",
    async run(page) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole("button", { name: "Open navigation menu" }).click();
      await page.getByRole("banner").locator("summary", { hasText: "Community" }).click();
      await expect(page.getByRole("link", { name: "About Me" }).first()).toBeVisible();
      await page.getByRole("button", { name: "Close navigation menu" }).click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    },
  },
  {
    name: "shares the site",
    path: "/",
    async run(page) {
      await page.getByRole("button", { name: "Share Our Website" }).click();
      await expect(
        page.getByRole("listitem").getByText("Website URL copied to clipboard!"),
      ).toBeVisible();
    },
  },
  {
    name: "changes the colours",
    path: "/contact",
    async run(page) {
      await page.getByRole("radio", { name: "Dark" }).click();
      await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    },
  },
  {
    name: "refuses a moderator who is unknown",
    path: "/desk",
    async run(page) {
      await page.getByLabel("Name").fill("nobody");
      await page.getByLabel("Password").fill("wrong");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(
        main(page).getByRole("alert").or(page.getByText(/wrong/i)).first(),
      ).toBeVisible();
      await expect(page.getByLabel("Name")).toHaveValue("nobody");
    },
  },
];
