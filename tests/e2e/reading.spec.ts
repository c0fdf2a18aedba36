import type { Page } from "@playwright/test";
import { formatDate } from "../../src/lib/format-date.ts";
import { contentOf } from "../support/content.ts";
import { desktop, expect, phone, test } from "./test.ts";

const titles = [
  "User Privacy & Data Protection",
  "What you post",
  "Emails about new posts",
  "Your IP address",
  "In your browser",
  "Trackers and other companies",
  "How to remove a post",
];

const onThisPage = (page: Page) => page.getByRole("navigation", { name: "On this page" });

test("lists the headings of a page with links, and its last edit", async ({ page }) => {
  await page.goto("/privacy");
  const day = String(contentOf("pages")["privacy"]?.["updated"]);
  await expect(page.getByText(`Last edited ${formatDate(day)}`)).toBeVisible();
  await expect(page.locator("time")).toHaveAttribute("datetime", day);
  await expect(onThisPage(page).getByRole("link")).toHaveText(titles);
  for (const title of titles) {
    const own = page.getByRole("link", { name: `Link to ${title}`, exact: true });
    const listed = onThisPage(page).getByRole("link", { name: title, exact: true });
    const href = (await listed.getAttribute("href")) ?? "";
    await expect(own).toHaveAttribute("href", href);
    await expect(page.locator(href)).toHaveText(title);
  }
  await onThisPage(page).getByRole("link").last().press("Enter");
  await expect(
    page.getByRole("heading", { name: titles.at(-1) ?? "", exact: true }),
  ).toBeInViewport();
});

/** Returns the average number of characters in the lines of each long paragraph and list item. */
const lineLengths = () =>
  Array.from(document.querySelectorAll<HTMLElement>("main p, main li, footer p"), (block) => {
    const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight);
    const lines = Math.round(block.clientHeight / lineHeight);
    return lines > 3 ? block.innerText.length / lines : 0;
  }).filter(Boolean);

test("keeps lines under 70 characters", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const path of ["/about", "/privacy", "/treating-parasites"]) {
    await page.goto(path);
    const lengths = await page.evaluate(lineLengths);
    expect(lengths.length, path).toBeGreaterThan(2);
    expect(Math.max(...lengths), path).toBeLessThan(70);
  }
});

test("fits a phone whose text is twice as large", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of [
    "/",
    "/media",
    "/do-i-need-a-doctor",
    "/glossary/matchbox-sign",
    "/support",
  ]) {
    await page.goto(path);
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBe(360);
  }
});
