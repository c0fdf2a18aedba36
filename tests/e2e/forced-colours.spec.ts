import { invisibleFocus } from "./accessibility/focus.ts";
import { tab } from "./glossary-page.ts";
import { detail } from "./media-page.ts";
import { desktop, expect, test } from "./test.ts";

test.use({ viewport: desktop, forcedColors: "active" });

test("replaces background colours with outlines and borders, and shows the focus", async ({
  page,
}) => {
  await page.goto("/glossary#clinical");
  // The outline replaces the background colour.
  await expect(tab(page, "Clinical Terms")).toHaveCSS("outline-style", "solid");
  await expect(tab(page, "Medical Terms")).toHaveCSS("outline-style", "none");
  const current = page.getByRole("banner").locator("[aria-current]").first();
  await expect(current).toHaveCSS("outline-style", "solid");
  await page.goto("/search?q=parasite");
  const badge = page.getByText("Glossary term", { exact: true }).first();
  await expect(badge).toHaveCSS("border-top-style", "solid");
  const mark = page.locator("mark").first();
  await expect(mark).toBeVisible();
  const [background, text] = await mark.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color];
  });
  expect(background).not.toBe(text);
  expect(background).not.toBe(await page.locator("body").evaluate(backgroundOf));
  for (const path of ["/", "/glossary", "/discussions/1", "/support"]) {
    await page.goto(path);
    expect(await invisibleFocus(page, "html"), path).toEqual([]);
  }
  await page.goto("/media?video=1");
  await expect(detail(page).getByRole("heading", { name: /^Comments/ })).toBeVisible();
  expect(await invisibleFocus(page, "dialog"), "detail view").toEqual([]);
});

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
