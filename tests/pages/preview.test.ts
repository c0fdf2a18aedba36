import { expect, test } from "vitest";
import { routes } from "../e2e/routes.ts";
import { contentOf } from "../support/content.ts";
import { exampleTexts, unlabelledExamples } from "./examples.ts";
import { dataOf, launched, linksIn, named, preview, textOf, textsOf } from "./site.ts";

const paths = [...routes.map(([path]) => path), "/blog/1", "/404"];

test("says on every page that the site is a preview, and keeps it out of search engines", async () => {
  const bar = "Preview: parts of this site are examples, not the creator’s words";
  const rendered = ["/discussions/999999", "/comments/blog/1", "/report?kind=discussion&id=1"];
  for (const path of [...paths, "/own", "/desk", ...rendered]) {
    const html = await preview.html(path);
    expect(html.split(bar), path).toHaveLength(2);
    expect(html, path).toContain('<meta name="robots" content="noindex">');
  }
  expect(await preview.status("/sitemap.xml")).toBe(404);
  expect(await preview.html("/robots.txt")).toBe("User-agent: *\nDisallow: /api/\n");
});

test("hides the labels and the bar after the launch", async () => {
  for (const path of [...paths, "/comments/blog/1"])
    expect(await launched.html(path), path).not.toMatch(
      />Example<|Example of a view|(here|section|address) is an example|(?:views|donate) are examples\.|Preview: parts/,
    );
});

test("keeps examples out of structured data and feeds", async () => {
  expect(exampleTexts.length).toBeGreaterThan(150);
  const feeds = ["/media", "/podcasts", "/discussions"].map((list) =>
    preview.html(`${list}/feed.xml`),
  );
  const data = paths.map(async (path) => JSON.stringify(dataOf(await preview.open(path))));
  const published = (await Promise.all([...feeds, ...data])).join("\n");
  expect(exampleTexts.filter((text) => published.includes(text))).toEqual([]);
  expect(published).toContain(contentOf("podcasts")["4"]?.["title"]);
});

test("labels every example", async () => {
  for (const path of [...paths, "/comments/blog/1"])
    expect(unlabelledExamples((await preview.open(path)).body), path).toEqual([]);
});

test("says once at the head of a section that all its entries are examples, or labels each", async () => {
  const videos = named(await preview.open("/media"), "Evidence videos");
  expect(textOf(videos)).toContain("Everything here is an example.");
  const mixed = named(await preview.open("/social-videos"), "Science Debunked");
  expect(mixed.querySelector("[role=note]")).toBeNull();
  expect(textsOf(mixed, "li strong").filter((text) => text === "Example")).toHaveLength(2);
});

test("lists no posts before the launch of the blog, and has no feed", async () => {
  const page = await preview.open("/blog");
  expect(textsOf(page, "main h2")).toContain("Blog Posts Coming Soon");
  expect(textOf(page.body)).not.toContain("Why I keep a notebook");
  expect(page.querySelector("[type='application/atom+xml']")).toBeNull();
  for (const path of ["/blog/page/2", "/blog/feed.xml"])
    expect(await preview.status(path), path).toBe(404);
});

test("shows what is planned before the launch of the board, and the category in the URL", async () => {
  const board = (await preview.open("/discussions")).querySelector("main");
  expect(textsOf(board ?? new Document(), "h2, h3")).toEqual(
    expect.arrayContaining([
      "Open discussions",
      "Discussion Forums",
      "Interactive Tools",
      "Enhanced Content",
    ]),
  );
  expect(board?.querySelector("button")).toBeNull();
  const page = await preview.open("/discussions?category=weekly-discussions");
  const category = named(page, "Weekly Discussions");
  expect(textsOf(category, "h3")).toEqual(["This week: preparing for an appointment"]);
  expect(linksIn(category)).toContainEqual(["All open discussions", "/discussions#list"]);
  expect(textOf(page.body)).not.toContain("How to use Medical Experiences");
  expect(await preview.html("/discussions?category=news")).toContain("Open discussions");
});

test("does not link to parts that are coming soon in the menu", async () => {
  const page = await preview.open("/");
  const soon = [...named(page, "Main").querySelectorAll("a[aria-disabled=true]")];
  expect(soon.map(textOf)).toEqual(["Blog Coming Soon", "Discussion Board Coming Soon"]);
  expect(soon.filter((link) => link.hasAttribute("href"))).toEqual([]);
});

test("shows that the store opens soon if no shop is set", async () => {
  const page = await preview.open("/store");
  expect(textsOf(page, "main h2")).toContain("The store is opening soon");
  expect(linksIn(page, "main a")).toContainEqual(["ways to support this work", "/support"]);
});

test("labels examples of ways to donate, and hides those that are not set", async () => {
  const page = await preview.open("/support");
  expect(textsOf(page, "main h2")).toEqual(["Ways to donate", "Your Impact", "Other ways to help"]);
  const ways = named(page, "Ways to donate");
  expect(textsOf(ways, "h3")).toEqual(["PayPal", "Donate once or every month", "Email"]);
  for (const text of [
    "A form for gifts, once or every month, will be here when the site is launched.",
    "The ways to donate are examples. None works yet.",
    "This email address is an example.",
  ])
    expect(textOf(ways)).toContain(text);
  expect(page.querySelector("main iframe, main [role=img]")).toBeNull();
  expect(textOf(page.querySelector("main"))).not.toContain("Cash App");
});

test("mentions no service that is not set, and no meaning of the name", async () => {
  const privacy = await preview.open("/privacy");
  expect(textOf(privacy.body)).not.toMatch(/Ecwid|donation form/);
  for (const [title, href] of linksIn(named(privacy, "On this page")))
    expect(privacy.querySelector(href ?? ""), title).not.toBeNull();
  expect(await preview.html("/about/this-site")).toContain("The shop is not open yet.");
  for (const path of ["/", "/about"])
    expect(await preview.html(path), path).not.toContain("stands for");
});
