import type { Page } from "@playwright/test";
import { readFeed } from "../../support/read-feed.ts";
import { allHydrated } from "../hydrated.ts";
import { expect, expectConsoleErrors, test } from "../test.ts";
import { newWord } from "../unique-word.ts";

const titles = [
  "On asking one good question",
  "A search engine walks into a waiting room",
  "Why I keep a notebook",
];
const post = (page: Page, id: number) => page.locator(`[id="${id}"]`);
const like = (page: Page) => page.getByRole("button", { name: /^Like/ });
const likes = async (page: Page) => Number(/\d+/.exec((await like(page).textContent()) ?? "")?.[0]);

test("lists posts newest first, and links each post to the next", async ({ page }) => {
  await page.goto("/blog");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(titles);
  const first = main.getByRole("listitem").first();
  await expect(first).toContainText("Reflection");
  await expect(first).toContainText("15 August 2025");
  await expect(first).toContainText("A long list of questions can hide the one that matters.");
  await expect(first).toContainText(/\d+ likes?/);
  await expect(main.getByText("Coming Soon")).toHaveCount(0);

  await first.getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/3$/);
  await expect(page).toHaveTitle("On asking one good question | NTKOC");
  await expect(page.getByRole("article").getByText("So I try to find that one.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Newer post" })).toHaveCount(0);
  await page.getByRole("link", { name: "Older post" }).click();
  await expect(page).toHaveURL(/\/blog\/2$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[1] ?? "");
  await expect(page.getByRole("link", { name: "Newer post" })).toHaveAttribute("href", "/blog/3");
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("renders the Markdown of a post", async ({ page }) => {
  await page.goto("/blog/2");
  const article = page.getByRole("article");
  const heading = article.getByRole("heading", { level: 2, name: "What I do instead" });
  await expect(heading).toHaveAttribute("id", "what-i-do-instead");
  await expect(article.getByRole("heading", { level: 3 })).toHaveText("A page of my notebook");
  await expect(article.getByText("one question", { exact: true })).toHaveCSS("font-weight", "700");
  const term = article.getByRole("link", { name: "crawling" });
  await expect(term).toHaveAttribute("href", "/glossary/formication");
  await allHydrated(page);
  await term.hover();
  await expect(page.getByText(/^A (feeling|sensation) of insects/)).toBeVisible();
  const outside = article.getByRole("link", { name: "the NHS list (opens a new tab)" });
  await expect(outside).toHaveAttribute("rel", "noopener");
  const picture = article.getByRole("img", { name: "A thin thread on a slide, drawn in brown" });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(704);
  await expect(article.getByText("has ever heard that from a <search> engine.")).toBeVisible();
  await expect(article.getByRole("listitem")).toHaveCount(4);
});

test("describes a post in its metadata", async ({ page }) => {
  await page.goto("/blog/1");
  const picture = page.locator('meta[property="og:image"]');
  await expect(picture).toHaveAttribute("content", "https://ntkoc.example.org/og/blog/1.png");
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? "")).toEqual({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: "Why I keep a notebook",
    articleSection: "Personal",
    datePublished: "2025-05-02T09:00:00.000Z",
    url: "https://ntkoc.example.org/blog/1",
    publisher: { "@type": "Organization", name: "NTKOC" },
  });
});

test("leaves a draft out of the sitemap, the search and the feed, and gives it no page", async ({
  request,
}) => {
  for (const path of ["/sitemap-0.xml", "/search-index.json", "/blog/feed.xml", "/blog"])
    expect(await (await request.get(path)).text(), path).not.toMatch(/blog\/4\b|year 2095/);
  for (const path of ["/blog/4", "/og/blog/4.png"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("lists the posts in the feed, which every page of the blog links to", async ({
  page,
  request,
}) => {
  for (const path of ["/blog", "/blog/1"]) {
    await page.goto(path);
    const feed = page.locator('link[type="application/atom+xml"]');
    await expect(feed).toHaveAttribute("href", "/blog/feed.xml");
  }
  const response = await request.get("/blog/feed.xml");
  expect(response.headers()["content-type"]).toContain("atom+xml");
  const { entries } = readFeed(await response.text());
  expect(entries.map(({ title }) => title)).toEqual(titles);
  expect(entries.map(({ link }) => link)).toContain("https://ntkoc.example.org/blog/3");
  const contents = entries.map(({ content }) => content).join();
  expect(contents).toContain("So I try to find that one.");
  expect(contents).toContain('<p dir="auto">I write <strong>one question</strong> on paper.');
  expect(contents).toContain(
    '<a href="https://ntkoc.example.org/glossary/formication">crawling</a>',
  );
  expect(contents).toContain('<a href="https://ntkoc.example.org/blog/2#what-i-do-instead">');
  const picture = /<img alt="A thin thread[^"]*" src="https:\/\/ntkoc\.example\.org([^"]+)">/;
  const [, path = ""] = picture.exec(contents) ?? [];
  expect((await request.get(path)).headers()["content-type"]).toBe("image/webp");
});

test("counts a like without leaving the page", async ({ page }) => {
  await page.goto("/blog/2");
  // The count is loaded when the button is near the window.
  await like(page).scrollIntoViewIfNeeded();
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
    await expect(page).toHaveURL(/\/blog\/1#liked$/);
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
    await expect(page.getByRole("article").filter({ hasText: text })).toContainText("Mara");
    expect(await page.content()).not.toContain("mara@example.org");
    await page.getByRole("link", { name: "Back" }).first().click();
    await expect(page).toHaveURL(/\/blog\/1$/);
  });
});
