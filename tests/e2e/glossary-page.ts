import type { Page } from "@playwright/test";
import { contentOf } from "../support/content.ts";
import { expect } from "./test.ts";

const terms = Object.values(contentOf("glossary"));

export const categories = Object.entries(contentOf("glossary-categories"))
  .toSorted(([, one], [, other]) => Number(one["order"]) - Number(other["order"]))
  .map(([id, { label }]): [id: string, name: string, count: number] => [
    id,
    String(label),
    terms.filter(({ category }) => category === id).length,
  ]);

export const termCount = categories.reduce((sum, [, , count]) => sum + count, 0);

export const tabRows = (page: Page) => page.getByRole("tablist");
export const tab = (page: Page, name: string) =>
  tabRows(page).first().getByRole("tab", { name, exact: true });
export const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
export const field = (page: Page) =>
  page.getByRole("searchbox", { name: `Search all ${termCount} terms` });
export const index = (page: Page) =>
  page.getByRole("group").filter({ hasText: "All terms from A to Z" });

export const termsShown = (page: Page) => page.locator("article:visible h3");

export const underline = (page: Page, name: string) =>
  card(page, name)
    .getByRole("heading", { name, exact: true })
    .evaluate((heading) => getComputedStyle(heading).textDecorationLine);

export async function expectMarked(page: Page, name: string, other: string) {
  await expect(card(page, name)).toBeInViewport();
  await expect.poll(() => underline(page, name)).not.toBe(await underline(page, other));
}
