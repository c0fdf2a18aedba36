import type { Page } from "@playwright/test";
import { setFace } from "./faces.ts";
import { allHydrated, hydrated } from "./hydrated.ts";
import { expect, phone, test } from "./test.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const group = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name });

test("shows the links of one group, until the focus leaves it", async ({ page }) => {
  await page.goto("/");
  await hydrated(menu(page));
  await expect(page.getByRole("button", { name: "Open navigation menu" })).toBeHidden();
  await group(page, "Health & Recovery").click();
  await group(page, "Community").click();
  await expect(link(page, "Medical Glossary")).toBeHidden();
  await link(page, "About Me").focus();
  await page.keyboard.press("Escape");
  await expect(link(page, "About Me")).toBeHidden();
  await expect(group(page, "Community")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(link(page, "About Me")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(link(page, "About Me")).toBeHidden();
  await hydrated(menu(page));
  await group(page, "Health & Recovery").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(link(page, "Do I need a doctor?")).toBeFocused();
  for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press("Tab");
  await expect(group(page, "Community")).toBeFocused();
  await expect(link(page, "Medical Glossary")).toBeHidden();
});

test("marks the button of the current page", async ({ page }) => {
  await page.goto("/support");
  const support = link(page, "Support");
  const background = () => support.evaluate((one) => getComputedStyle(one).backgroundColor);
  const marked = await background();
  await support.evaluate((one) => one.removeAttribute("aria-current"));
  expect(await background()).not.toBe(marked);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });
  const toggle = (page: Page, label: string) => page.getByRole("button", { name: label });

  test("closes the menu with the toggle, on Escape and on a tap outside, and opens groups independently", {
    tag: "@browsers",
  }, async ({ page }) => {
    await page.goto("/");
    await allHydrated(page);
    await expect(menu(page)).toBeHidden();
    await toggle(page, "Open navigation menu").tap();
    await expect(menu(page)).toBeVisible();
    await toggle(page, "Close navigation menu").tap();
    await expect(menu(page)).toBeHidden();
    await toggle(page, "Open navigation menu").press("Enter");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page, "Open navigation menu")).toBeFocused();
    await toggle(page, "Open navigation menu").tap();
    await page.touchscreen.tap(phone.width / 2, phone.height - 10);
    await expect(menu(page)).toBeHidden();
    await toggle(page, "Open navigation menu").tap();
    for (const name of ["Health & Recovery", "Community"]) await group(page, name).tap();
    await expect(link(page, "About Me")).toBeVisible();
    await group(page, "Community").tap();
    await expect(link(page, "About Me")).toBeHidden();
    await expect(link(page, "Medical Glossary")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, closes and links to pages on a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    await page.getByRole("button", { name: "Open navigation menu" }).click();
    await page.getByRole("button", { name: "Close navigation menu" }).click();
    await page.getByRole("button", { name: "Open navigation menu" }).click();
    await group(page, "Health & Recovery").click();
    await link(page, "Literature Search").click();
    await expect(page).toHaveURL("/literature");
  });
});

test("has a skip link to the content as its first control", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("has all controls on one line of the header at every width of window and letters, and icons in their full size", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const controls = header.locator("a:visible, button:visible, summary:visible");
  for (const face of ["narrow", "wide"] as const) {
    await setFace(page, face);
    for (const width of [1120, 1280, 1366, 1440, 1920])
      await test.step(`${width} px, ${face}`, async () => {
        await page.setViewportSize({ width, height: 600 });
        await expect(controls).toHaveCount(9);
        const boxes = await controls.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON()),
        );
        for (const [at, { left, top, height }] of boxes.entries()) {
          expect(top + height / 2).toBeCloseTo(30, 0);
          expect(height).toBeLessThan(48);
          expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
        }
        expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
        const search = header.getByRole("link", { name: "Search" }).locator("svg");
        expect((await search.boundingBox())?.width).toBe(24);
      });
  }
});
