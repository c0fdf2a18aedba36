import { allHydrated } from "../hydrated.ts";
import { expect, phone, test } from "../test.ts";

test("labels an example in a detail view, and nothing else", async ({ page }) => {
  const detail = page.getByRole("dialog");
  const label = detail.getByText("Example", { exact: true });
  await page.goto("/social-videos?video=4");
  await expect(label).toBeVisible();
  await page.goto("/social-videos?video=5");
  await expect(detail.getByRole("heading", { level: 2 }).first()).not.toHaveText("Video");
  await expect(label).toHaveCount(0);
});

test("opens the post in the URL hash, without comments before their launch", async ({ page }) => {
  const soon = page.getByRole("heading", { name: "Blog Posts Coming Soon", exact: true });
  await page.goto("/blog#1");
  await expect(page).toHaveURL(/\/blog\/1$/);
  const comments = page.getByRole("region", { name: "Comments (0)" });
  await expect(comments.getByRole("button", { name: "Add Comment (Coming Soon)" })).toBeDisabled();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(soon).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#2";
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "A search engine walks into a waiting room",
  );
  await page.goto("/blog#elsewhere");
  await expect(soon).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("closes the menu when a link is selected, but not for one that is coming soon", async ({
    page,
  }) => {
    // A prefetched page would replace the mocked response below.
    await page.route("**/speculation-rules.json", (route) =>
      route.fulfill({ contentType: "application/speculationrules+json", body: "{}" }),
    );
    const toggle = page.getByRole("button", { name: "Open navigation menu" });
    const menu = page.getByRole("navigation", { name: "Main" });
    await page.goto("/");
    await allHydrated(page);
    await toggle.tap();
    await menu.locator("summary", { hasText: "Community" }).tap();
    // Status 204 keeps the visitor on the page, so that the menu is visible.
    for (const path of ["about", "blog"])
      await page.route(`**/${path}`, (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForRequest("**/blog");
    await menu.getByRole("link", { name: "Blog Coming Soon" }).tap();
    await asked;
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: "About Me" }).tap();
    await expect(menu).toBeHidden();
    await page.unroute("**/about");
    await toggle.tap();
    await menu.getByRole("link", { name: "About Me" }).tap();
    await expect(page).toHaveURL("/about");
    await expect(menu).toBeHidden();
  });
});
