import { getImage } from "astro:assets";
import {
  asHtml,
  type FeedChannel,
  type FeedEntry,
  type FeedLink,
  feedLength,
} from "../../../lib/call/atom-feed.ts";
import { type CollectionName, collectionNames, collections } from "../../collections.ts";
import { entryTitle } from "../../entry-title.ts";
import { type BlogNode, parseBlogPost } from "../../files/blog-text.ts";
import { linkAddress } from "../../page-address.ts";
import type { Route } from "../../schemas/pages.ts";
import { entries, withoutExamples } from "../entries.ts";
import { pictureAt } from "../pictures.ts";
import { pageAt } from "./pages.ts";
import { site } from "./site.ts";

export type BuiltFeed = FeedChannel & { entries: FeedEntry[] };

const feedLink = (page: Route): FeedLink => ({
  title: `${pageAt(page).title} | ${site.name}`,
  href: `${page}/feed.xml`,
});

export const mediaFeed = feedLink("/media");

export const interviewFeed = feedLink("/podcasts");

export const blogFeed = site.features.blog ? feedLink("/blog") : undefined;

/** A function renders it. */
export const discussionsFeed = feedLink("/discussions");

const feedOf = (page: Route, entries: FeedEntry[]): BuiltFeed => ({
  ...feedLink(page),
  description: pageAt(page).description,
  page,
  entries: entries.slice(0, feedLength),
});

/** The text may have been edited before its publication. */
const dates = (published: string, edited = published) => ({
  published,
  updated: edited > published ? edited : published,
});

async function entriesIn(name: CollectionName, page: Route): Promise<FeedEntry[]> {
  const { feed, hasHeadings } = collections[name];
  if (feed?.page !== page) return [];
  const found = withoutExamples(await entries(name)).map(async (entry) => {
    const { published, summary } = feed.entry(entry);
    const edited = "updated" in entry ? entry.updated : undefined;
    const title = entryTitle(entry) ?? entry.slug;
    const path = linkAddress(name, entry.slug, entry) ?? page;
    const post = hasHeadings && { content: await blogPostHtml(parseBlogPost(entry.words), path) };
    return published ? { title, path, summary, ...dates(published, edited), ...post } : [];
  });
  return (await Promise.all(found)).flat();
}

const pages = new Set(collectionNames.flatMap((name) => collections[name].feed?.page ?? []));

export const feeds = await Promise.all(
  [...pages]
    .filter((page) => page !== "/blog" || site.features.blog)
    .map(async (page) => {
      const found = await Promise.all(collectionNames.map((name) => entriesIn(name, page)));
      const all = found.flat().sort((one, other) => other.published.localeCompare(one.published));
      return feedOf(page, all);
    }),
);

/** Feed readers need absolute addresses. @param path of the page of the post */
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
