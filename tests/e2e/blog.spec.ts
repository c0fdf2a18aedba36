import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const soon = (page: Page) =>
  page.getByRole("heading", { name: "Blog Posts Coming Soon", exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("lists no posts before its launch, and opens the post in the URL hash", async ({ page }) => {
  await page.goto("/blog");
  await expect(soon(page)).toBeVisible();
  await expect(page.getByText("Why I keep a notebook")).toHaveCount(0);

  await page.goto("/blog#1");
  await expect(page).toHaveURL(/\/blog\/1$/);
  await expect(page).toHaveTitle("Why I keep a notebook | NTKOC");
  const post = page.getByRole("article");
  await expect(post).toContainText("Personal");
  await expect(post).toContainText("2 May 2025");
  await expect(
    post.getByText(/^(Appointments|I keep it|Medicines|Before an|If you are)/),
  ).toHaveCount(5);
  await expect(page.getByRole("button", { name: /^Like/ })).toHaveAccessibleName(/\d+ likes?$/);
  const comments = page.getByRole("region", { name: "Comments (0)" });
  await expect(comments.getByRole("button", { name: "Add Comment (Coming Soon)" })).toBeDisabled();

  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(soon(page)).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#2";
  });
  await expect(title(page)).toHaveText("A search engine walks into a waiting room");
  await page.goto("/blog#elsewhere");
  await expect(soon(page)).toBeVisible();
});

test("has no other lists and no post feed before its launch", async ({ request }) => {
  for (const path of ["/blog/page/2", "/blog/feed.xml"])
    expect((await request.get(path)).status(), path).toBe(404);
  expect(await (await request.get("/blog")).text()).not.toContain("atom+xml");
});
