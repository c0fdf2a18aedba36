import { expect, test } from "vitest";
import { readFeed } from "../support/read-feed.ts";
import { dataOf, launched, linksIn, textOf, textsOf } from "./site.ts";

const titles = [
  "On asking one good question",
  "A search engine walks into a waiting room",
  "Why I keep a notebook",
];

test("lists posts newest first, and links each post to the next", async () => {
  const page = await launched.open("/blog");
  expect(textsOf(page, "main h2")).toEqual(titles);
  const [first] = textsOf(page, "main li");
  for (const text of [
    "Reflection",
    "15 August 2025",
    "A long list of questions can hide the one that matters.",
  ])
    expect(first).toContain(text);
  const newest = await launched.open("/blog/3");
  expect(textOf(newest.querySelector("article"))).toContain("So I try to find that one.");
  expect(linksIn(newest).filter(([name]) => /^(Older|Newer) post/.test(name))).toEqual([
    [expect.stringContaining("Older post"), "/blog/2"],
  ]);
  const links = linksIn(await launched.open("/blog/2"));
  expect(links).toContainEqual([expect.stringContaining("Newer post"), "/blog/3"]);
  expect(links).toContainEqual([expect.stringContaining("Back to Blog"), "/blog"]);
});

test("renders the Markdown of a post", async () => {
  const article = (await launched.open("/blog/2")).querySelector("article");
  expect(textOf(article?.querySelector("h2#what-i-do-instead"))).toContain("What I do instead");
  expect(textOf(article?.querySelector("h3"))).toContain("A page of my notebook");
  const outside = article?.querySelector("a[target=_blank]");
  expect(textOf(outside)).toBe("the NHS list (opens a new tab)");
  expect(outside?.getAttribute("rel")).toBe("noopener");
  expect(
    article?.querySelector("img[alt='A thin thread on a slide, drawn in brown']"),
  ).toBeTruthy();
  expect(textOf(article)).toContain("has ever heard that from a <search> engine.");
});

test("has a form for a like and a link to the comments, which need no JavaScript", async () => {
  const page = await launched.open("/blog/1");
  const form = page.querySelector("form[action='/api/blog/1/like']");
  expect(form?.getAttribute("method")).toBe("post");
  expect(form?.querySelector("button:not([type=button], [disabled])")).toBeTruthy();
  expect(linksIn(page)).toContainEqual(["Show comments", "/comments/blog/1"]);
});

test("describes a post in its metadata", async () => {
  const page = await launched.open("/blog/1");
  expect(page.querySelector("meta[property='og:image']")?.getAttribute("content")).toBe(
    "https://ntkoc.example.org/og/blog/1.png",
  );
  expect(dataOf(page)).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: "Why I keep a notebook",
      articleSection: "Personal",
      datePublished: "2025-05-02T09:00:00.000Z",
      url: "https://ntkoc.example.org/blog/1",
      publisher: { "@type": "Organization", name: "NTKOC" },
    },
  ]);
});

test("leaves a draft out of the sitemap, the search and the feed, and gives it no page", async () => {
  for (const path of ["/sitemap-0.xml", "/search-index.json", "/blog/feed.xml", "/blog"])
    expect(await launched.html(path), path).not.toMatch(/blog\/4\b|year 2095/);
  for (const path of ["/blog/4", "/og/blog/4.png"])
    expect(await launched.status(path), path).toBe(404);
});

test("lists the posts in the feed, which every page of the blog links to", async () => {
  for (const path of ["/blog", "/blog/1"]) {
    const feed = (await launched.open(path)).querySelector("link[type='application/atom+xml']");
    expect(feed?.getAttribute("href"), path).toBe("/blog/feed.xml");
  }
  const { entries } = readFeed(await launched.html("/blog/feed.xml"));
  expect(entries.map(({ title }) => title)).toEqual(titles);
  expect(entries.map(({ link }) => link)).toContain("https://ntkoc.example.org/blog/3");
  const contents = entries.map(({ content }) => content).join();
  expect(contents).toContain('<p dir="auto">I write <strong>one question</strong> on paper.');
  const picture = /<img alt="A thin thread[^"]*" src="https:\/\/ntkoc\.example\.org([^"]+)">/;
  const [, path = ""] = picture.exec(contents) ?? [];
  expect((await launched.get(path)).headers.get("content-type")).toBe("image/webp");
});
