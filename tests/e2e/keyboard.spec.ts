import type { Page } from "@playwright/test";
import { enter, tabTo } from "./keys.ts";
import { answerVideos, closeButton, detail } from "./media-page.ts";
import { author, content, email, summary } from "./reply-form.ts";
import { heard, openOnDevice } from "./share-device.ts";
import { desk, expect, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

// A page that passes over into the next while keys come may abort that, and the browser would complain.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const link = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });
const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

/** Opens a group of the menu and follows one of its links. */
async function goByMenu(page: Page, group: string, name: string): Promise<void> {
  await enter(page, page.getByRole("banner").locator("summary", { hasText: group }));
  await enter(page, menuLink(page, name));
}

test.describe("on a desk", () => {
  test.use({ viewport: desk });

  test("from home to a term of the glossary, and to another by the search", async ({ page }) => {
    await page.goto("/");
    await enter(page, link(page, "What is the “Matchbox Sign”?"));
    await expect(page).toHaveURL("/glossary#matchbox-sign");
    await expect(
      page.getByRole("heading", { name: "Matchbox Sign", exact: true }),
    ).toBeInViewport();
    // One goes on from the term, not from the top.
    await page.keyboard.press("Tab");
    await expect(link(page, "Link to Matchbox Sign")).toBeFocused();
    await page.goto("/glossary");
    await tabTo(page, page.getByRole("searchbox"));
    await page.keyboard.type("formication");
    await expect(page.getByRole("search").getByRole("status")).toHaveText(/match/);
    await tabTo(page, link(page, "Link to Formication"));
  });

  test("from home to a video, its play button, and back to its card", async ({ page }) => {
    await answerVideos(page);
    await page.goto("/");
    await goByMenu(page, "Media & Interviews", "Parasite Documentation");
    await expect(page).toHaveURL("/media");
    const card = page.getByRole("main").getByRole("link", { name: /^A first look/ });
    await enter(page, card);
    await expect(detail(page)).toBeVisible();
    await enter(page, detail(page).getByRole("button", { name: "Play" }));
    await expect(page.locator("dialog iframe")).toBeVisible();
    await closeButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(detail(page)).toBeHidden();
    await expect(card).toBeFocused();
  });

  test("through the ways of treatment, whose headings stay in sight", async ({ page }) => {
    await page.goto("/");
    await goByMenu(page, "Health & Recovery", "Treating Parasites");
    await expect(page).toHaveURL("/treating-parasites");
    const tab = (name: string) =>
      page
        .getByRole("tablist", { name: "Types of treatment", exact: true })
        .getByRole("tab", { name });
    await tabTo(page, tab("Holistic"));
    for (const name of ["Fasting", "Supplements"]) {
      await page.keyboard.press("ArrowRight");
      await expect(tab(name)).toBeFocused();
    }
    const panel = page.getByRole("tabpanel", { name: "Supplements" });
    // The tabs at the foot of the window, and the whole panel, which is higher than that, below it.
    await tab("Supplements").evaluate((one) => one.scrollIntoView({ block: "end" }));
    await expect(panel).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(panel).toBeFocused();
    await expect(panel.getByRole("heading", { level: 2 })).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(panel.locator(":focus")).toBeInViewport();
  });

  test("from the top of home to sharing the site", async ({ page }) => {
    const alerts = await openOnDevice(page, "/", "missing", "works");
    const share = page.getByRole("button", { name: "Share Our Website" });
    await enter(page, share);
    await expect.poll(() => alerts).toEqual(["Website URL copied to clipboard!"]);
    expect((await heard(page)).copied).toHaveLength(1);
    await expect(share).toBeFocused();
  });

  test("a reply, first with mistakes and then right", async ({ page }) => {
    const text = `By keys alone. ${newWord()}`;
    await page.goto("/discussions/1");
    await enter(page, summary(page));
    await expect(author(page)).toBeFocused();
    await page.keyboard.type("Mara");
    await enter(page, page.getByRole("button", { name: "Post Reply" }));
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(/Required/);
    await page.keyboard.type("mara@example.org");
    await page.keyboard.press("Tab");
    await expect(content(page)).toBeFocused();
    await page.keyboard.type(text);
    await enter(page, page.getByRole("button", { name: "Post Reply" }));
    await expect(page.getByRole("region", { name: /^Replies/ }).getByText(text)).toBeVisible();
    await expect(summary(page)).toBeFocused();
  });
});

test("on a phone through the menu, which closes behind who goes on", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const toggle = page.getByRole("button", { name: /navigation menu/ });
  await enter(page, toggle);
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeVisible();
  await tabTo(page, menuLink(page, "Support"));
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
  await page.keyboard.press("Shift+Tab");
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Enter");
  await goByMenu(page, "Community", "About Me");
  await expect(page).toHaveURL("/about");
});
