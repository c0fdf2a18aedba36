import { hydrated } from "./hydrated.ts";
import { enter, tabTo, write } from "./keys.ts";
import { desktop, expect, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

test("starts a discussion by keyboard after correcting its errors", async ({ page }) => {
  const name = `By keys ${newWord()}`;
  await page.goto("/discussions");
  const form = page.getByRole("main").locator("form");
  await enter(page, page.locator("summary", { hasText: "Start a Discussion" }));
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.type(name);
  await enter(page, page.getByRole("button", { name: "Post Discussion" }));
  await expect(page.getByRole("region", { name: "4 errors." })).toBeFocused();
  await enter(page, page.getByRole("link", { name: "Category: Choose a category" }));
  await expect(page.getByLabel("Category")).toBeFocused();
  await page.keyboard.press("w");
  await expect(page.getByLabel("Category")).toHaveValue("weekly-discussions");
  await write(page, page.getByLabel("Your Post"), "I rest at noon. It helps me.");
  await write(page, page.getByLabel("Your Name"), "Mara");
  await write(page, page.getByLabel("Email (Private)"), "mara@example.org");
  await enter(page, form.getByRole("button", { name: "Post Discussion" }));
  await expect(page.getByRole("status").filter({ hasText: "Discussion Posted" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Save your private link" })).toBeFocused();
  await enter(page, page.getByRole("link", { name: "See your discussion" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("link", { name: "Edit or delete" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Report" })).toHaveCount(0);
  await expect(page).toHaveURL(/\/discussions\/\d+$/);
  await enter(page, page.getByRole("link", { name: "Back to Discussions" }));
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: name })).toBeVisible();
  await enter(page, page.locator("summary", { hasText: "Start a Discussion" }));
  await expect(page.getByLabel("Title")).toHaveValue("");
});

test("opens a post from the menu by keyboard, likes it and reaches its comments", async ({
  page,
}) => {
  await page.goto("/");
  await enter(page, page.getByRole("banner").locator("summary", { hasText: "Community" }));
  await enter(
    page,
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }),
  );
  await enter(
    page,
    page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link"),
  );
  const like = page.getByRole("button", { name: /like/i });
  await hydrated(like);
  await enter(page, like);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ likes?$/ })).toHaveCount(1);
  await expect(like).toBeFocused();
  await enter(page, like);
  await expect(page.getByRole("status").filter({ hasText: "already has a like" })).toBeVisible();
  await tabTo(page, page.locator("summary", { hasText: "Add Comment" }));
  await expect(page.getByRole("heading", { name: /^Comments \(\d/ })).toBeVisible();
});
