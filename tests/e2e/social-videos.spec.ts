import type { Page } from "@playwright/test";
import { card, closeButton, collectOtherHosts, detail, openGallery } from "./media-page.ts";
import { expectNewTabs } from "./new-tab.ts";
import { expect, phone, test } from "./test.ts";

/** Name, start of the introduction and number of videos of each tab. */
const tabs = [
  ["Science Debunked", "The creator questions what counts as settled", 3],
  ["Fix the System", "What the creator would change", 10],
  ["Truth Silenced", "The creator believes that some voices", 5],
  ["Spiritual Warfare", "The creator’s thoughts on faith", 4],
  ["Healing Music", "Music that the creator finds soothing", 4],
  ["Playlists", "Longer playlists that the creator has put together", 3],
] as const;

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page) => page.getByRole("tabpanel");

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("shows the introduction and cards of each tab, and opens playlists in new tabs", async ({
    page,
  }) => {
    const requested = collectOtherHosts(page);
    await page.goto("/social-videos");
    for (const [name, introduction, count] of tabs) {
      await tab(page, name).click();
      await expect(panel(page)).toContainText(introduction);
      await expect(panel(page).getByRole("listitem")).toHaveCount(count);
    }
    const playlists = panel(page).getByRole("link");
    await expect(playlists).toHaveText([
      /^\s*Healing Music/,
      /^\s*Healing Frequencies/,
      /^\s*Parasite Frequencies/,
    ]);
    for (const link of await playlists.all())
      await expect(link).toHaveAttribute("href", /^https:\/\/video\.example\.org\/playlist\//);
    await expectNewTabs(playlists);
    expect(requested).toEqual([]);
  });

  test("opens the tab and the video in the URL, at the top of the page", async ({ page }) => {
    for (const hash of ["", "#healing-music", "#silencing"]) {
      await page.goto("about:blank");
      await page.goto(`/social-videos?video=12${hash}`);
      await expect(detail(page, "Questions that end a conversation")).toBeVisible();
      await expect(page).toHaveURL("/social-videos?video=12");
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await closeButton(page).click();
      await expect(panel(page)).toHaveAccessibleName("Truth Silenced");
      await expect(page).toHaveURL("/social-videos#silencing");
      await expect(card(page, "Questions that end a conversation")).toBeFocused();
      await expect(card(page, "Questions that end a conversation")).toBeInViewport();
    }
  });

  test("opens the page of a video that is on another page of its list", async ({ page }) => {
    await page.goto("/about");
    await page.goto("/social-videos?video=32#background");
    await expect(page).toHaveURL("/media/32");
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await page.goto("/social-videos/background/2?video=32");
    await expect(detail(page, "A second visit in the same week")).toBeVisible();
  });
});

test("keeps the tab in the URL and the scroll position when a video is opened and closed", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openGallery(page, "/social-videos");
  await tab(page, "Truth Silenced").click();
  await card(page, "How to disagree kindly").focus();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/social-videos?video=13#silencing");
  await page.goBack();
  await expect(detail(page)).toBeHidden();
  await expect(page).toHaveURL("/social-videos#silencing");
  await expect(panel(page)).toHaveAccessibleName("Truth Silenced");
  await expect.poll(scrolled).toBe(before);
  await page.goForward();
  await expect(detail(page, "How to disagree kindly")).toBeVisible();
  await expect.poll(scrolled).toBe(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows every card with a link to its page, which links to the tab", async ({ page }) => {
    await page.goto("/social-videos");
    for (const [name, introduction, count] of tabs) {
      const section = page.getByRole("tabpanel", { name, exact: true });
      await expect(section).toContainText(introduction);
      await expect(section.getByRole("listitem")).toHaveCount(count);
    }
    await card(page, "Questions that end a conversation").click();
    await expect(page).toHaveURL("/media/12");
    const link = page.getByRole("link", { name: "Watch on External Platform (opens a new tab)" });
    await expect(link).toHaveAttribute("href", "https://video.example.org/watch/12");
    await page.getByRole("link", { name: "Back to Truth Silenced" }).click();
    await expect(page).toHaveURL("/social-videos#silencing");
  });

  test("divides a long list into pages, which its videos link back to", async ({ page }) => {
    await page.goto("/social-videos#background");
    const pages = page.getByRole("navigation", { name: "Pages of Fix the System" });
    await expect(pages).toContainText("Page 1 of 2");
    await expect(pages.getByRole("link")).toHaveText("Next page");
    await pages.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/social-videos/background/2");
    await expect(page.getByRole("heading", { level: 2, name: "Page 2 of 2" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(3);
    await card(page, "A second visit in the same week").click();
    await expect(page).toHaveURL("/media/32");
    await page.getByRole("link", { name: "Back to Fix the System" }).click();
    await expect(page).toHaveURL("/social-videos/background/2");
    await pages.getByRole("link", { name: "Previous page" }).click();
    await expect(page).toHaveURL("/social-videos#background");
  });
});
