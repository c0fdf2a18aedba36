import type { Page } from "@playwright/test";
import { hold, holdScripts } from "./hold.ts";
import { expect, test } from "./test.ts";

const choice = (page: Page, name: string) =>
  page.getByRole("group", { name: "Colours" }).getByRole("radio", { name });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const themeColor = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLMetaElement>("[name=theme-color]"))
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

const light = "rgb(251, 246, 236)";
const dark = "rgb(22, 20, 15)";

test("follows the device's theme until the visitor chooses another, and remembers it", {
  tag: "@browsers",
}, async ({ page }) => {
  await page.goto("/about");
  await expect(choice(page, "Same as device")).toBeChecked();
  expect([await background(page), await themeColor(page)]).toEqual([light, ["#fffdf8"]]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect([await background(page), await themeColor(page)]).toEqual([dark, ["#1f1c15"]]);
  await choice(page, "Light").check();
  await expect.poll(() => background(page)).toBe(light);
  // CSS applies the choice at once; React then sets the colour of the browser's bar.
  await expect.poll(() => themeColor(page)).toEqual(["#fffdf8"]);
  await page.emulateMedia({ colorScheme: "light" });
  await choice(page, "Light").press("ArrowRight");
  await expect(choice(page, "Dark")).toBeChecked();
  await expect.poll(() => themeColor(page)).toEqual(["#1f1c15"]);
  expect(await background(page)).toBe(dark);
  await page.goto("/contact");
  await expect(choice(page, "Dark")).toBeChecked();
  expect(await background(page)).toBe(dark);
  await choice(page, "Same as device").check();
  await expect.poll(() => background(page)).toBe(light);
});

test("applies the theme before first paint", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.title = getComputedStyle(document.documentElement).backgroundColor;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("title", dark);
});

test("keeps a choice that was made while the page was loading", async ({ page }) => {
  const load = await hold(page, "**/*.woff2");
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await choice(page, "Dark").check();
  load();
  await page.waitForLoadState("load");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(choice(page, "Dark")).toBeChecked();
});

test("updates other tabs, and prints on white in the dark theme", async ({ page, context }) => {
  await page.goto("/about");
  const other = await context.newPage();
  await other.goto("/contact");
  await choice(other, "Dark").check();
  await expect.poll(() => background(page)).toBe(dark);
  await expect(choice(page, "Dark")).toBeChecked();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await background(page)).toBe("rgb(255, 255, 255)");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("applies the choice to the page if local storage is blocked", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("No", "SecurityError");
      },
    }),
  );
  await page.goto("/about");
  await choice(page, "Dark").check();
  await expect.poll(() => background(page)).toBe(dark);
  await expect(choice(page, "Dark")).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("follows the device's theme and hides the switch", async ({ page }) => {
    await page.goto("/about");
    expect(await background(page)).toBe(dark);
    await expect(choice(page, "Dark")).toBeHidden();
  });
});
