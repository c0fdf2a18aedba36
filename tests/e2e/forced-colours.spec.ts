import type { Page } from "@playwright/test";
import { unseenFocus } from "./accessibility/focus.ts";
import { field, tab } from "./glossary-page.ts";
import { detail } from "./media-page.ts";
import { desk, expect, test } from "./test.ts";

test.use({ viewport: desk, forcedColors: "active" });

/** The line around something, by which one sees what its colour says elsewhere. */
const line = (page: Page, name: string) =>
  tab(page, name).evaluate((element) => getComputedStyle(element).outlineStyle);

test("where the visitor's own few colours take the place of ours, lines say what colours said", async ({
  page,
}) => {
  await page.goto("/glossary#clinical");
  expect(await line(page, "Clinical Terms")).toBe("solid");
  expect(await line(page, "Medical Terms")).toBe("none");
  const badge = page.getByRole("article").getByText("Clinical Terms", { exact: true }).first();
  await expect(badge).toHaveCSS("border-top-style", "solid");
  const current = page.getByRole("banner").locator("[aria-current]").first();
  await expect(current).toHaveCSS("outline-style", "solid");
  await field(page).fill("itch");
  const mark = page.locator("mark").first();
  await expect(mark).toBeVisible();
  const [ground, words] = await mark.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color];
  });
  expect(ground).not.toBe(words);
  expect(ground).not.toBe(await page.locator("body").evaluate(groundOf));
});

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

test("the focus is seen there on every kind of page", async ({ page }) => {
  for (const path of ["/", "/glossary", "/discussions/1", "/support"]) {
    await page.goto(path);
    expect(await unseenFocus(page, "html"), path).toEqual([]);
  }
  await page.goto("/media?video=1");
  await expect(detail(page).getByRole("heading", { name: /^Comments/ })).toBeVisible();
  expect(await unseenFocus(page, "dialog"), "detail view").toEqual([]);
});
