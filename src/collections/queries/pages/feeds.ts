import { getImage } from "astro:assets";
import {
  asHtml,
  type FeedChannel,
  type FeedEntry,
  type FeedLink,
  feedLength,
} from "../../../lib/call/atom-feed.ts";
import { discussionsFeedPath } from "../../../lib/posts/discussions-url.ts";
import { blogPostPath } from "../../../lib/posts/entry-paths.ts";
import { type CollectionName, collectionNames, collections } from "../../collections.ts";
import { entryTitle } from "../../entry-title.ts";
import type { BlogNode } from "../../files/blog-text.ts";
import { linkAddress } from "../../page-address.ts";
import type { Route } from "../../schemas/pages.ts";
import { blogPosts } from "../blog.ts";
import { entries, withoutExamples } from "../entries.ts";
import { pictureAt } from "../pictures.ts";
import { pageAt } from "./pages.ts";
import { site } from "./site.ts";

export type BuiltFeed = FeedChannel & { entries: FeedEntry[] };

export const feedLink = (page: Route): FeedLink => ({
  title: `${pageAt(page).title} | ${site.name}`,
  href: `${page}/feed.xml`,
});

export const mediaFeed = feedLink("/media");

export const interviewFeed = feedLink("/podcasts");

export const blogFeed = site.features.blog ? feedLink("/blog") : undefined;

/** Rendered by a function, as are the feeds of single discussions. */
export const discussionsFeed = { ...feedLink("/discussions"), href: discussionsFeedPath };

const feedOf = (page: Route, entries: FeedEntry[]): BuiltFeed => ({
  ...feedLink(page),
  description: pageAt(page).description,
  page,
  entries: entries.slice(0, feedLength),
});

/** The day of the last change: the text may have been edited before or after the publication. */
const dates = (published: string, edited = published) => ({
  published,
  updated: edited > published ? edited : published,
});

async function entriesIn(name: CollectionName, page: Route): Promise<FeedEntry[]> {
  const { feed } = collections[name];
  if (feed?.page !== page) return [];
  return withoutExamples(await entries(name)).flatMap((entry) => {
    const { published, summary } = feed.entry(entry);
    const title = entryTitle(entry) ?? entry.slug;
    const path = linkAddress(name, entry.slug, entry) ?? page;
    return published ? { title, path, summary, ...dates(published, entry.updated) } : [];
  });
}

const pages = new Set(collectionNames.flatMap((name) => collections[name].feed?.page ?? []));

/** The feeds that descriptors describe, the latest entry first. */
const described = await Promise.all(
  Array.from(pages, async (page) => {
    const found = await Promise.all(collectionNames.map((name) => entriesIn(name, page)));
    const all = found.flat().sort((one, other) => other.published.localeCompare(one.published));
    return feedOf(page, all);
  }),
);

const blogEntries = withoutExamples(blogPosts)
  .slice(0, feedLength)
  .map(async ({ id, title, excerpt, createdAt, content }) => ({
    title,
    path: blogPostPath(id),
    ...dates(createdAt),
    summary: excerpt,
    content: await blogPostHtml(content, blogPostPath(id)),
  }));

export const feeds = [
  ...described,
  ...(blogFeed ? [feedOf("/blog", await Promise.all(blogEntries))] : []),
];

/** Renders a post for feed readers, with absolute addresses. @param path of its page */
async function blogPostHtml(nodes: BlogNode[], path: string): Promise<string> {
  const parts = nodes.map(async (node) => {
    if (typeof node === "string") return asHtml(node);
    const { tag, children } = node;
    const { href, src, ...others } = node.attributes;
    const attributes = Object.entries({
      ...others,
      ...(href && { href: new URL(href, site.url + path).href }),
      ...(src && { src: await pictureAddress(src) }),
    });
    const written = attributes.map(
      ([name, text]) => ` ${name}="${asHtml(text).replace(/"/g, "&quot;")}"`,
    );
    const start = `<${tag}${written.join("")}>`;
    return /^(br|hr|img)$/.test(tag)
      ? start
      : `${start}${await blogPostHtml(children, path)}</${tag}>`;
  });
  return (await Promise.all(parts)).join("");
}

async function pictureAddress(path: string): Promise<string> {
  const picture = pictureAt(path);
  const { src } = await getImage({ src: picture, width: Math.min(704, picture.width) });
  return site.url + src;
}
