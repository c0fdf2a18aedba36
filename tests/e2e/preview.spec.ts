import { contentOf } from "../support/content.ts";
import { sitemapPaths } from "./addresses.ts";
import { exampleTexts, unlabelledExamples } from "./examples.ts";
import { allHydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

const bar = "Preview: parts of this site are examples, not the creator’s words";

test("says on every page that the site is a preview, and keeps it out of search engines", async ({
  request,
}) => {
  const rendered = ["/discussions/999999", "/comments/blog/1", "/report?kind=discussion&id=1"];
  for (const path of [...(await sitemapPaths(request)), "/own", "/desk", ...rendered]) {
    const html = await (await request.get(path)).text();
    expect(html.split(bar), path).toHaveLength(2);
    expect(html, path).toContain('<meta name="robots" content="noindex">');
  }
  expect((await request.get("/sitemap.xml")).status()).toBe(404);
  expect(await (await request.get("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /api/\n");
});

test("has no example in structured data or feeds", async ({ request }) => {
  expect(exampleTexts.length).toBeGreaterThan(150);
  const feeds = ["/media", "/podcasts", "/discussions"].map(async (list) =>
    (await request.get(`${list}/feed.xml`)).text(),
  );
  const pages = (await sitemapPaths(request)).map(async (path) => {
    const html = await (await request.get(path)).text();
    const scripts = html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs);
    return Array.from(scripts, ([, json = ""]) => json);
  });
  const found = await Promise.all([...feeds, ...pages]);
  const published = found.flat().join("\n");
  expect(exampleTexts.filter((text) => published.includes(text))).toEqual([]);
  const { title } = contentOf("podcasts")["4"] ?? {};
  expect(published).toContain(title);
});

test("labels an example in a detail view, in a post and above its comments, and nothing else", async ({
  page,
}) => {
  const label = page.getByText("Example", { exact: true });
  const detail = page.getByRole("dialog");
  await page.goto("/social-videos?video=4");
  await expect(detail.getByText("Example", { exact: true })).toBeVisible();
  await page.goto("/social-videos?video=5");
  await expect(detail.getByRole("heading", { level: 2 }).first()).not.toHaveText("Video");
  await expect(detail.getByText("Example", { exact: true })).toHaveCount(0);
  await page.goto("/blog#1");
  await expect(page.getByRole("article").getByText("Example", { exact: true })).toBeVisible();
  await page.goto("/comments/blog/1");
  await expect(page.getByRole("main").locator(label)).toBeVisible();
  expect(await unlabelledExamples(page.locator("body"))).toEqual([]);
  await page.goto("/comments/blog/2");
  await expect(page.getByRole("main").locator(label)).toHaveCount(0);
});

test("says once at the head of a section that all its entries are examples, or labels each", async ({
  page,
}) => {
  await page.goto("/media");
  const videos = page.getByRole("region", { name: "Evidence videos" });
  const notice = videos.getByText("Every video here is an example. None has been made yet.");
  await expect(notice).toBeVisible();
  await expect(videos.getByText("Example", { exact: true })).toHaveCount(0);
  await page.goto("/social-videos");
  const mixed = page.getByRole("tabpanel", { name: "Science Debunked" });
  await expect(mixed.getByRole("note")).toHaveCount(0);
  await expect(mixed.getByRole("listitem").getByText("Example", { exact: true })).toHaveCount(2);
});

test("would find an example if its label, its notice or the label of its view were missing", async ({
  page,
}) => {
  for (const [path, labels] of [
    ["/media", page.getByRole("note").filter({ hasText: "Every video here is an example." })],
    ["/podcasts", page.getByRole("listitem").getByText("Example", { exact: true }).first()],
    ["/glossary", page.getByText("Example of a view (not the creator’s words)", { exact: true })],
  ] as const) {
    await page.goto(path);
    await allHydrated(page);
    const body = page.locator("body");
    expect(await unlabelledExamples(body), path).toEqual([]);
    await labels.first().evaluate((label) => label.remove());
    expect(await unlabelledExamples(body), path).not.toEqual([]);
  }
});
