import { expect, test } from "./test.ts";

test("links to seven pages in its text and to four below it", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  for (const path of [
    "/treating-parasites",
    "/media",
    "/glossary",
    "/literature",
    "/support",
    "/social-videos",
    "/",
  ])
    await expect(main.locator(`p a[href="${path}"]`), path).toBeVisible();
  const next = page.getByRole("region", { name: "Related pages" });
  await expect(next.getByRole("link")).toHaveText([
    "Read the Blog",
    "Watch Interviews",
    "Support Our Work",
    "Contact Me",
  ]);
  for (const [at, path] of ["/blog", "/podcasts", "/support", "/contact"].entries())
    await expect(next.getByRole("link").nth(at)).toHaveAttribute("href", path);
});
