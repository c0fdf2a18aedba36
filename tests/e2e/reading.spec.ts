import type { Page } from "@playwright/test";
import { formatDate } from "../../src/lib/format-date.ts";
import { contentOf } from "../support/content.ts";
import { desktop, expect, test } from "./test.ts";

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

/** Returns the number of characters in each full line of paragraphs and lists. */
function lineLengths(): number[] {
  const lengths: number[] = [];
  for (const block of document.querySelectorAll("main p, main li, footer p")) {
    if (block.querySelector("p, li")) continue;
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { width, bottom } = range.getBoundingClientRect();
        if (width > 1)
          lines.set(Math.round(bottom / 8), (lines.get(Math.round(bottom / 8)) ?? 0) + 1);
      }
    // The last line of a block is not full.
    lengths.push(...[...lines.values()].slice(0, -1));
  }
  return lengths;
}

test("keeps lines under 70 characters", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const path of ["/about", "/privacy", "/treating-parasites"]) {
    await page.goto(path);
    const lengths = await page.evaluate(lineLengths);
    expect(lengths.length, path).toBeGreaterThan(10);
    expect(Math.max(...lengths), path).toBeLessThan(70);
  }
});
