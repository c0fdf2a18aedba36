import { Feed } from "feed";

export interface FeedLink {
  title: string;
  href: string;
}

export interface FeedChannel extends FeedLink {
  page: string;
  description?: string;
}

export interface FeedEntry {
  title: string;
  /** The full URL is also the entry's id. */
  path: string;
  author?: string;
  /** ISO 8601, as is `updated`. */
  published: string;
  updated: string;
  /** Text. */
  summary?: string;
  /** HTML. */
  content?: string;
}

export const feedLength = 50;

export function atomFeed(
  site: { name: string; url: string },
  { title, description, page, href }: FeedChannel,
  entries: readonly FeedEntry[],
): string {
  const feed = new Feed({
    id: site.url + href,
    title: asText(title),
    ...(description && { description: asText(description) }),
    link: site.url + page,
    feed: site.url + href,
    updated: latest(entries),
    author: { name: asText(site.name) },
    generator: false,
  });
  for (const { title, path, author, published, updated, summary, content } of entries)
    feed.addItem({
      title: asHtml(title),
      link: site.url + path,
      published: new Date(published),
      date: new Date(updated),
      ...(author && { author: [{ name: asText(author) }] }),
      ...(summary && { description: asHtml(summary) }),
      ...(content && { content: plain(content) }),
    });
  return feed.atom1();
}

/** 1970 for an empty feed, so that it is the same each time. */
const latest = (entries: readonly FeedEntry[]): Date =>
  new Date(Math.max(0, ...entries.map(({ updated }) => Date.parse(updated))));

/** `feed` puts it into CDATA, which it could otherwise end with `]]>`. */
export const asHtml = (text: string) => asText(text).replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** `feed` would treat `&amp;` in a text as an escaped ampersand. */
const asText = (text: string) => plain(text).replace(/&/g, "&amp;");

/** XML does not allow other characters. */
const plain = (text: string) => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "");
