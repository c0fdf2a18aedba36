import { expect, test } from "../test.ts";
import { newWord } from "../unique-word.ts";

test("adds visitors' discussions to the results while the visitor types", async ({ page }) => {
  const title = `Sleeping badly ${newWord()}`;
  const post = { title, content: "Words.", author: "Ada", email: "ada@example.org" };
  const data = { ...post, category: "weekly-discussions" };
  expect((await page.request.post("/api/discussions", { data })).status()).toBe(201);
  await page.goto("/search");
  await page.getByRole("searchbox", { name: "Search this site" }).fill(title);
  const board = page.getByRole("region", { name: "Discussions by visitors" });
  await expect(board.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "1 discussion by visitors",
  );
  await page.getByRole("searchbox", { name: "Search this site" }).fill("scabies");
  await expect(board).toBeHidden();
});
