import type { Page } from "@playwright/test";
import { expect } from "../test.ts";

const withClaims = [
  "/",
  "/media",
  "/media/5",
  "/media/101",
  "/social-videos",
  "/podcasts",
  "/podcasts/1",
  "/glossary",
];

export async function expectComplete(page: Page, path: string): Promise<void> {
  if (withClaims.includes(path))
    await expect.soft(page.getByText("Not medical advice", { exact: true }), path).toBeInViewport();
  await expect.soft(page.getByRole("banner"), path).toBeVisible();
  expect.soft(await deadElements(page), `${path}: dead elements`).toEqual([]);
  const text = await page.getByRole("main").innerText();
  expect.soft(text.length, `${path}: length of the text`).toBeGreaterThan(100);
  expect.soft(text, path).not.toMatch(/loading|undefined|\[object/i);
  const hidden = page.getByRole("main").locator("img").filter({ visible: false });
  await expect.soft(hidden, `${path}: hidden pictures`).toHaveCount(0);
}

const deadElements = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const links = [...main.querySelectorAll("a")].filter((one) => shown(one) && !one.href);
    const buttons = [...main.querySelectorAll("button")].filter(
      (one) => shown(one) && !one.disabled && !one.form && !one.popoverTargetElement,
    );
    const regions = [...main.querySelectorAll("section")].filter(
      (one) => shown(one) && !one.innerText.trim(),
    );
    return [...links, ...buttons, ...regions].map(({ outerHTML }) => outerHTML.slice(0, 110));
  });

export async function expectPrintable(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "navigation", "button"] as const)
    await expect.soft(page.getByRole(role).filter({ visible: true }), path).toHaveCount(0);
  const anchors = page.getByRole("link", { name: /^Link to|^Skip/ });
  await expect.soft(anchors.filter({ visible: true }), path).toHaveCount(0);
  await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  await expect.soft(page.getByRole("contentinfo"), path).toContainText("not medical advice");
}
