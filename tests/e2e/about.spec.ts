import { expect, test } from "./test.ts";

test("links to four pages below its text", async ({ page }) => {
  await page.goto("/about");
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

test("explains who publishes the site, who pays for it and how to report a mistake", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "About this site" }).click();
  await expect(page).toHaveURL("/about/this-site");
  const main = page.getByRole("main");
  await expect(main).toContainText("No doctor, pharmacist or other clinician has reviewed");
  await expect(main).toContainText("Visitors can donate on the Support page. Example");
  await expect(main).toContainText("The shop is not open yet.");
  await expect(main.getByRole("link", { name: "licences.txt" })).toHaveAttribute(
    "href",
    "/licences.txt",
  );
  await expect(main.getByRole("link", { name: "hello@example.org" })).toHaveAttribute(
    "href",
    /^mailto:hello@example\.org\?subject=/,
  );
});
