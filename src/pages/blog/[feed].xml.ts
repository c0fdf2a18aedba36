import type { APIRoute, GetStaticPaths } from "astro";
import { blogFeed, postPages } from "../../collections/queries/blog.ts";
import { asHtml, feed } from "../../collections/queries/feed.ts";
import { pageAt } from "../../collections/queries/pages.ts";
import { site } from "../../collections/queries/site.ts";
import { withoutExamples } from "../../collections/queries/sort-and-filter.ts";
import { postPath } from "../../lib/entry-paths.ts";
import { paragraphs } from "../../lib/paragraphs.ts";

/** `/blog/feed.xml`, once the blog is launched. */
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
  const items = withoutExamples(newest).map((post) => ({
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
