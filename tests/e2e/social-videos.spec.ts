import type { Page } from "@playwright/test";
import { card, closeButton, detail, openGallery } from "./media-page.ts";
import { expect, phone, test } from "./test.ts";

test.use({ viewport: phone });

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page) => page.getByRole("tabpanel");

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

test("opens the page of a video that is on another page of its list, or on the other list", async ({
  page,
}) => {
  await page.goto("/media?video=4");
  await expect(page).toHaveURL("/media/4");
  await page.goto("/about");
  await page.goto("/social-videos?video=32#background");
  await expect(page).toHaveURL("/media/32");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goto("/social-videos/background/2?video=32");
  await expect(detail(page, "A second visit in the same week")).toBeVisible();
});

test("keeps the tab in the URL and the scroll position when a video is opened and closed", async ({
  page,
}) => {
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
