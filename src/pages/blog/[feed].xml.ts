import type { APIRoute, GetStaticPaths } from "astro";
import { blogFeed, postPages, postPath } from "../../data/blog.ts";
import { pageAt } from "../../data/pages.ts";
import { site } from "../../data/site.ts";
import { paragraphs } from "../../lib/blog/paragraphs.ts";
import { asHtml, feed } from "../../lib/feed.ts";

/** `/blog/feed.xml`, which is there once the blog is launched. */
export const getStaticPaths = (() =>
  blogFeed ? [{ params: { feed: "feed" } }] : []) satisfies GetStaticPaths;

const { title, description } = pageAt("/blog");
const [newest = []] = postPages;

export const GET: APIRoute = async () => {
  const channel = {
    title: `${title} | ${site.name}`,
    description,
    page: `${site.url}/blog`,
    feed: `${site.url}/blog/feed.xml`,
  };
  const items = newest.map((post) => ({
    title: post.title,
    description: post.excerpt,
    link: site.url + postPath(post.id),
    date: post.createdAt,
    categories: [post.type],
    content: paragraphs(post.content)
      .map((text) => `<p>${asHtml(text)}</p>`)
      .join("\n"),
  }));
  const headers = { "Content-Type": "application/rss+xml; charset=utf-8" };
  return new Response(await feed(channel, items), { headers });
};
