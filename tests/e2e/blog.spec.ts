import type { Page } from "@playwright/test";
import { expect, expectConsoleErrors, test } from "./test.ts";

const soon = (page: Page) =>
  page.getByRole("heading", { name: "Blog Posts Coming Soon", exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const like = (page: Page) => page.getByRole("button", { name: /^Like/ });

/** Collects the path of each request that the page sends from now on. */
function collectRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

test("lists no posts before its launch, and opens the post in the URL hash", async ({ page }) => {
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  const requested = collectRequests(page);
  await expect(soon(page)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.getByText("Why I keep a notebook")).toHaveCount(0);
  expect(requested).toEqual([]);

  await page.evaluate(() => scrollTo(0, 400));
  await page.goto("/blog#1");
  await expect(title(page)).toHaveText("Why I keep a notebook");
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle("Why I keep a notebook | NTKOC");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const post = page.getByRole("article");
  await expect(post).toContainText("Personal");
  await expect(post).toContainText("2 May 2025");
  await expect(
    post.getByText(/^(Appointments|I keep it|Medicines|Before an|If you are)/),
  ).toHaveCount(5);
  await expect(soon(page)).toBeHidden();
  expect(requested.filter((path) => path.startsWith("/api"))).toEqual([
    "/api/blog/1",
    "/api/comments",
  ]);
  const comments = page.getByRole("region", { name: "Comments (0)" });
  await expect(comments.getByRole("button", { name: "Add Comment (Coming Soon)" })).toBeDisabled();

  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(soon(page)).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle("Blog | NTKOC");
  await page.goBack();
  await expect(title(page)).toHaveText("Why I keep a notebook");
  await expect(page).toHaveTitle("Why I keep a notebook | NTKOC");
  await page.goto("/blog#2");
  await expect(title(page)).toHaveText("A search engine walks into a waiting room");
  await page.goBack();
  await expect(title(page)).toHaveText("Why I keep a notebook");
  await page.goForward();
  await expect(title(page)).toHaveText("A search engine walks into a waiting room");
  expect(requested.filter((path) => path === "/api/blog/1")).toHaveLength(1);
});

test("counts a like after the response, and disables the button until then", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/blog/3/like", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/blog#3");
  await expect(like(page)).toHaveAccessibleName(/^Like\s*0 likes$/);
  const requested = collectRequests(page);
  await like(page).press("Enter");
  await expect(like(page)).toBeDisabled();
  held.resolve();
  await expect(like(page)).toHaveAccessibleName(/^Like\s*1 like$/);
  await expect(like(page)).toBeEnabled();
  await expect(like(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "1 like" })).toHaveCount(1);
  await expect.poll(() => requested).toEqual(["/api/blog/3/like", "/api/blog/3"]);
  await page.reload();
  await expect(like(page)).toHaveAccessibleName(/^Like\s*1 like$/);
});

test("shows four skeletons while loading, and an error if a post cannot be shown", async ({
  page,
  consoleErrors,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/blog/1", async (route) => {
    await held.promise;
    await route.fulfill({ status: 503 });
  });
  const asked = page.waitForRequest("**/api/blog/1");
  await page.goto("/blog#1");
  await asked;
  await expect(page.getByRole("status").filter({ hasText: "Loading post" })).toHaveCount(1);
  const skeletons = page.getByRole("main").locator("[aria-hidden=true] > div:visible");
  await expect(skeletons).toHaveCount(4);
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  const top = (await skeletons.first().boundingBox())?.y;
  held.resolve();
  await expect(page.getByRole("alert")).toHaveText("The post could not be loaded.");
  await page.unroute("**/api/blog/1");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title(page)).toHaveText("Why I keep a notebook");
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  expect((await page.getByRole("article").boundingBox())?.y).toBe(top);

  await page.goto("/blog#99");
  await expect(title(page)).toHaveText("Post not found");
  await expect(page.getByText("It may have been removed, or the link may be wrong.")).toBeVisible();
  await expect(page).toHaveTitle("Blog | NTKOC");
  await page.goto("/blog#elsewhere");
  await expect(soon(page)).toBeVisible();
  await expectConsoleErrors(consoleErrors, "503", "404");
});

test("shows an error if its script does not load, and can be tried again", async ({
  page,
  allowErrors,
}) => {
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  await page.route("**/_astro/*.js", (route) => route.abort());
  await page.goto("/blog#1");
  await expect(page.getByRole("alert")).toHaveText("The post could not be loaded.");
  await page.unroute("**/_astro/*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title(page)).toHaveText("Why I keep a notebook");
  await expect(page.getByRole("alert")).toBeHidden();
  allowErrors("ERR_FAILED");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the coming-soon notice, whatever the URL hash", async ({ page }) => {
    await page.goto("/blog#1");
    await expect(soon(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Blog" })).toBeHidden();
  });
});

test("has no pages, pictures or feed of posts before its launch", async ({ request }) => {
  for (const path of ["/blog/1", "/blog/page/2", "/blog/feed.xml", "/og/blog/1.png"])
    expect((await request.get(path)).status(), path).toBe(404);
  expect(await (await request.get("/blog")).text()).not.toContain("atom+xml");
});
