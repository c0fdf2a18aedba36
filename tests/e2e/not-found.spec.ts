import { expect, expectConsoleErrors, phone, test } from "./test.ts";

test.use({ viewport: phone, javaScriptEnabled: false });

test("offers a search and links to the main sections", async ({ page, consoleErrors }) => {
  await page.goto("/no-such-page");
  await expectConsoleErrors(consoleErrors, "404");
  const main = page.getByRole("main");
  const sections = page.getByRole("region", { name: "Main sections of the site" });
  await expect(sections.getByRole("link")).toHaveCount(7);
  await expect(main.getByRole("link", { name: "Go to the home page" })).toBeVisible();
  await expect(main.getByRole("link", { name: "broken link" })).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search this site" });
  await search.fill("matchbox");
  await search.press("Enter");
  await expect(page).toHaveURL("/search?q=matchbox");
  await expect(search).toHaveValue("matchbox");
  await expect(page.getByRole("link", { name: "Matchbox Sign" })).toBeVisible();
});
