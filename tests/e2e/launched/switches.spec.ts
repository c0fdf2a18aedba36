import { expect, test } from "../test.ts";

test("links to launched features in the menu without a badge", async ({ page }) => {
  await page.goto("/");
  const community = page.getByRole("banner").getByRole("group").filter({ hasText: "Community" });
  await community.getByText("Community").click();
  for (const name of ["Blog", "Discussion Board"])
    await expect(community.getByRole("link", { name, exact: true })).toBeEnabled();
  await expect(page.getByText("Coming Soon")).toHaveCount(0);
});
