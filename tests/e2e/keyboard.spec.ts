import type { Page } from "@playwright/test";
import { allHydrated } from "./hydrated.ts";
import { enter, tabTo } from "./keys.ts";
import { expect, phone, test } from "./test.ts";

const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

test("opens a glossary term from the home page, from which the focus continues", async ({
  page,
}) => {
  await page.goto("/");
  await enter(page, page.getByRole("link", { name: "What is the “Matchbox Sign”?" }));
  await expect(page).toHaveURL("/glossary#matchbox-sign");
  await expect(page.getByRole("heading", { name: "Matchbox Sign", exact: true })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator("#matchbox-sign").locator(":focus")).toBeVisible();
});

test("opens the menu on a phone, and closes it when the focus leaves it", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const toggle = page.getByRole("button", { name: /navigation menu/ });
  await allHydrated(page);
  await enter(page, toggle);
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeVisible();
  await expect(toggle).not.toHaveAttribute("aria-expanded");
  await expect(toggle).not.toHaveAttribute("popovertarget");
  await expect(menuLink(page, "Home")).toBeFocused();
  await tabTo(page, menuLink(page, "Support"));
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("link", { name: "Search", exact: true })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(toggle).toBeFocused();
});
