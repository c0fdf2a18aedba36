import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { hydrated } from "./hydrated.ts";
import { expect, expectConsoleErrors, test } from "./test.ts";

const like = (page: Page) => page.getByRole("button", { name: /^Like/ });
const likes = async (page: Page) => Number(/\d+/.exec((await like(page).textContent()) ?? "")?.[0]);

test("counts a like once without leaving the page", async ({ page, consoleErrors }) => {
  await page.goto("/blog/2");
  await hydrated(like(page));
  await page.route("**/api/blog/2/like", (route) => route.abort(), { times: 1 });
  await like(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "This was not counted." })).toBeVisible();
  await expectConsoleErrors(consoleErrors, "ERR_FAILED");
  await expect(like(page)).toContainText(/\d+ likes?/);
  const before = await likes(page);
  const release = await hold(page, "**/api/blog/2/like");
  await like(page).press("Enter");
  await expect(like(page)).toBeDisabled();
  release();
  await expect(like(page)).toBeEnabled();
  await expect(like(page)).toBeFocused();
  await expect.poll(() => likes(page)).toBe(before + 1);
  const count = new RegExp(`^${before + 1} likes?$`);
  await expect(page.getByRole("status").filter({ hasText: count })).toHaveCount(1);
  await like(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "already has a like" })).toBeVisible();
  await page.goto("/blog");
  await expect(page.locator("[id='2']")).toContainText(new RegExp(`${before + 1} likes?`));
});

test("shows the type of a post by the colour of its badge", async ({ page }) => {
  await page.goto("/blog");
  const background = (type: string) =>
    page
      .getByRole("main")
      .getByText(type, { exact: true })
      .evaluate(
        (badge) => getComputedStyle(badge).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
      );
  const [red = 0, green = 0, blue = 0] = await background("Personal");
  expect(Math.min(red, green) - blue, "yellow").toBeGreaterThan(60);
  const [r = 0, g = 0, b = 0] = await background("Humor");
  expect(Math.min(r, b) - g, "purple").toBeGreaterThan(8);
  const gray = await background("Reflection");
  expect(Math.max(...gray) - Math.min(...gray), "gray").toBeLessThan(20);
});
