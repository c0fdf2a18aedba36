import type { Page } from "@playwright/test";
import { holdScripts } from "./hold.ts";
import { hydrated } from "./hydrated.ts";
import { expect, phone, test } from "./test.ts";

const labels = [
  "Science Debunked",
  "Fix the System",
  "Truth Silenced",
  "Spiritual Warfare",
  "Healing Music",
  "Playlists",
];

const row = (page: Page, name = "Video topics") => page.getByRole("tablist", { name, exact: true });
const tab = (page: Page, name: string) => row(page).getByRole("tab", { name });
const panel = (page: Page) => page.getByRole("tabpanel");

test("shows the panel of a tab, puts it in the URL, and returns on Back", {
  tag: "@browsers",
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/social-videos");
  await expect(row(page).getByRole("tab")).toHaveText(labels);
  await expect(panel(page)).toHaveAccessibleName("Science Debunked");
  await tab(page, "Truth Silenced").click();
  await expect(panel(page)).toHaveAccessibleName("Truth Silenced");
  await expect(page).toHaveURL("/social-videos#silencing");
  await tab(page, "Healing Music").click();
  await expect(page).toHaveURL("/social-videos#healing-music");
  await page.goBack();
  await expect(panel(page)).toHaveAccessibleName("Truth Silenced");
  await expect(row(page).getByRole("tab", { selected: true })).toHaveText("Truth Silenced");
  await page.goBack();
  await expect(panel(page)).toHaveAccessibleName("Science Debunked");
  await page.goForward();
  await expect(panel(page)).toHaveAccessibleName("Truth Silenced");
  await tab(page, "Healing Music").focus();
  await page.keyboard.press("Space");
  await expect(panel(page)).toHaveAccessibleName("Healing Music");
  await page.reload();
  await expect(panel(page)).toHaveAccessibleName("Healing Music");
});

test("moves through the tabs with the arrow, Home and End keys, and to the panel with Tab", async ({
  page,
}) => {
  await page.goto("/social-videos");
  await hydrated(tab(page, "Science Debunked"));
  await tab(page, "Science Debunked").focus();
  // Keys with modifiers belong to the browser.
  for (const key of ["Control+End", "Shift+ArrowRight", "Alt+ArrowRight", "ArrowDown"])
    await page.keyboard.press(key);
  await expect(panel(page)).toHaveAccessibleName("Science Debunked");
  for (const [key, name] of [
    ["ArrowRight", "Fix the System"],
    ["ArrowLeft", "Science Debunked"],
    ["ArrowLeft", "Playlists"],
    ["ArrowRight", "Science Debunked"],
    ["End", "Playlists"],
    ["Home", "Science Debunked"],
    ["ArrowRight", "Fix the System"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(row(page).getByRole("tab", { selected: true })).toHaveText(name);
    await expect(panel(page)).toHaveAccessibleName(name);
  }
  await expect(page).toHaveURL("/social-videos#background");
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, "Fix the System")).toBeFocused();
});

test("opens the panel that contains the target of the URL hash, scrolls to it, and keeps it for other targets", async ({
  page,
}) => {
  await page.goto("/social-videos#silencing-title");
  const heading = (name: string) => page.getByRole("heading", { name, level: 2 });
  await expect(panel(page)).toHaveAccessibleName("Truth Silenced");
  await expect(heading("Truth Silenced")).toBeInViewport();
  await hydrated(tab(page, "Science Debunked"));
  await tab(page, "Science Debunked").click();
  await page.evaluate(() => {
    location.hash = "#spiritual-title";
  });
  await expect(panel(page)).toHaveAccessibleName("Spiritual Warfare");
  await expect(heading("Spiritual Warfare")).toBeInViewport();
  await expect(page).toHaveURL("/social-videos#spiritual-title");
  await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
  await expect(page).toHaveURL("/social-videos#main");
  await expect(panel(page)).toHaveAccessibleName("Spiritual Warfare");
});

test("opens a hidden panel when the browser finds text in it", async ({ page }) => {
  await page.goto("/social-videos");
  await hydrated(tab(page, "Truth Silenced"));
  const title = page.getByText("When a post disappears");
  // Tests cannot use the browser's search, so dispatch its event.
  await title.evaluate((element) => {
    const hidden = element.closest("[hidden=until-found]");
    hidden?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  });
  await expect(title).toBeVisible();
  await expect(row(page).getByRole("tab", { selected: true })).toHaveText("Truth Silenced");
  await expect(page).toHaveURL("/social-videos#silencing");
});

test("selects a tab in both rows, scrolls to its panel, and keeps arrow keys within one row", async ({
  page,
}) => {
  const rows = ["Types of treatment", "Types of treatment, again"] as const;
  const lower = (name: string) => row(page, rows[1]).getByRole("tab", { name });
  await page.setViewportSize(phone);
  await page.goto("/treating-parasites");
  await hydrated(lower("Supplements"));
  await lower("Supplements").click();
  await expect(panel(page)).toHaveAccessibleName("Supplements");
  await expect(page).toHaveURL("/treating-parasites#supplements");
  await expect(page).toHaveTitle(/^Supplements – Treating Parasites/);
  await expect(panel(page).getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(row(page, rows[0]).getByRole("tab", { name: "Supplements" })).toBeFocused();
  for (const name of rows)
    await expect(row(page, name).getByRole("tab", { selected: true })).toHaveText("Supplements");
  await lower("Supplements").focus();
  for (const name of ["Medications", "Frequencies"]) {
    await page.keyboard.press("ArrowRight");
    await expect(lower(name)).toBeFocused();
    await expect(lower(name)).toBeInViewport({ ratio: 1 });
  }
});

const line = (page: Page, name: string) =>
  tab(page, name).evaluate((link) => getComputedStyle(link).borderBottomColor);

async function expectMarked(page: Page) {
  await page.goto("/social-videos");
  const marked = await line(page, "Science Debunked");
  const plain = await line(page, "Truth Silenced");
  await page.goto("/social-videos#silencing");
  await expect.poll(() => line(page, "Truth Silenced")).toBe(marked);
  expect(await line(page, "Science Debunked")).toBe(plain);
  await tab(page, "Healing Music").click();
  await expect.poll(() => line(page, "Healing Music")).toBe(marked);
  expect(await line(page, "Truth Silenced")).toBe(plain);
}

test("marks the tab of the panel in the URL before React runs", async ({ page }) => {
  await holdScripts(page);
  await expectMarked(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("marks the tab of the panel in the URL", async ({ page }) => {
    await expectMarked(page);
  });
});
