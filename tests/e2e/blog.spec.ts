import type { Page } from "@playwright/test";
import { expect, expectConsoleErrors, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

const post = (page: Page, id: number) => page.locator(`[id="${id}"]`);
const like = (page: Page) => page.getByRole("button", { name: /^Like/ });
const likes = async (page: Page) => Number(/\d+/.exec((await like(page).textContent()) ?? "")?.[0]);

test("counts a like without leaving the page", async ({ page }) => {
  await page.goto("/blog/2");
  await page.route("**/api/blog/2/like", (route) => route.abort(), { times: 1 });
  await like(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "This was not counted." })).toBeVisible();
  await expect(like(page)).toContainText(/\d+ likes?/);
  const before = await likes(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/blog/2/like", async (route) => {
    await held.promise;
    await route.continue();
  });
  await like(page).press("Enter");
  await expect(like(page)).toBeDisabled();
  held.resolve();
  await expect(like(page)).toBeEnabled();
  await expect(like(page)).toBeFocused();
  await expect.poll(() => likes(page)).toBe(before + 1);
  const count = new RegExp(`^${before + 1} likes?$`);
  await expect(page.getByRole("status").filter({ hasText: count })).toHaveCount(1);
  await page.goto("/blog");
  await expect(post(page, 2)).toContainText(new RegExp(`${before + 1} likes?`));
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows posts, and accepts likes and comments", async ({ page, consoleErrors }) => {
    await page.goto("/blog#1");
    await post(page, 1).getByRole("link").click();
    await expect(page).toHaveURL(/\/blog\/1$/);
    await like(page).click();
    await expect(page).toHaveURL(/\/blog\/1#counted$/);
    await expect(page.getByText("Thanks for the like.")).toBeVisible();

    await page.getByRole("link", { name: "Show comments" }).click();
    await expect(page).toHaveURL(/\/comments\/blog\/1$/);
    await page.locator("summary", { hasText: "Add Comment" }).click();
    await page.getByLabel("Your Name").fill("Mara");
    await page.getByLabel("Email (Private)").fill("mara@example.org");
    await page.getByLabel("Your Comment").fill("   ");
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(page.getByLabel("Your Name")).toHaveValue("Mara");
    await expectConsoleErrors(consoleErrors, "400");
    const text = `On paper too. ${newWord()}`;
    await page.getByLabel("Your Comment").fill(text);
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(page.getByText("Your comment has been successfully posted.")).toBeVisible();
    await page.getByRole("link", { name: "See your comment" }).click();
    await expect(page.getByRole("article").filter({ hasText: text })).toContainText("Mara");
    expect(await page.content()).not.toContain("mara@example.org");
    await page.getByRole("link", { name: "Back" }).first().click();
    await expect(page).toHaveURL(/\/blog\/1$/);
  });
});
